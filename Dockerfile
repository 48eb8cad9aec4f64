FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

COPY requirements.lock ./
RUN pip install --require-hashes -r requirements.lock

COPY rules/ rules/
COPY bot/ bot/
COPY cogs/ cogs/
RUN python -m compileall -q rules bot cogs \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin deadeye \
    && install -d -o deadeye -g deadeye /data

USER deadeye
VOLUME /data
# Files that settings name are found here, the database first of all: it is writable and outlives the container.
WORKDIR /data
ENV PYTHONPATH=/app

# Deadeye closes its connections on SIGTERM, which is what stops a container, and is gone within seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
