"""How fast and how big Deadeye is: ``make bench``. Everything is compared within one run of one machine."""
