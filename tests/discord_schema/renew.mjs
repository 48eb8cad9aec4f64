// Writes what the bodies of Deadeye's requests have to look like, from the npm package discord-api-spec (a copy of
// Discord's own specification as schemas for zod), to the file that is named. Run by renew.sh.
import fs from "node:fs";
import { createRequire } from "node:module";
import * as specification from "discord-api-spec/zod";
import * as z from "zod/mini";

const ROOTS = [
  "ApplicationCommandAutocompleteCallbackRequest",
  "ApplicationCommandUpdateRequest",
  "CreateMessageInteractionCallbackRequest",
  "CreatePrivateChannelRequest",
  "CreateTextThreadWithMessageRequest",
  "CreateTextThreadWithoutMessageRequest",
  "IncomingWebhookRequestPartial",
  "IncomingWebhookUpdateRequestPartial",
  "MessageCreateRequest",
  "MessageEditRequestPartial",
  "ModalInteractionCallbackRequest",
  "UpdateMessageInteractionCallbackRequest",
  "UpdateThreadRequestPartial",
];

const registry = z.registry();
for (const [name, schema] of Object.entries(specification))
  if (name.endsWith("Schema") && schema?._zod) registry.add(schema, { id: name.slice(0, -"Schema".length) });
const uri = (id) => `#/$defs/${id}`;
const all = z.toJSONSchema(registry, { unrepresentable: "any", io: "input", uri }).schemas;

// Only what the roots need, however deep, without the address that each would have.
const needed = new Set();
const need = (name) => {
  if (needed.has(name)) return;
  needed.add(name);
  for (const [, inner] of JSON.stringify(all[name]).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)) need(inner);
};
ROOTS.forEach(need);

const { name, version, license } = createRequire(import.meta.url)("./node_modules/discord-api-spec/package.json");

// An alternative that takes anything stands where the specification has one without a name: it would hide the others.
const named = (schema) => {
  if (Array.isArray(schema)) return schema.map(named);
  if (schema === null || typeof schema !== "object") return schema;
  const kept = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, named(value)]));
  const some = kept.anyOf?.filter((one) => Object.keys(one).length);
  return some?.length ? { ...kept, anyOf: some } : kept;
};

const lines = [...needed].sort().map((key) => {
  const { $schema, $id, ...schema } = all[key];
  return `  ${JSON.stringify(key)}: ${JSON.stringify(named(schema))}`;
});
const head = `"package": ${JSON.stringify(name)},\n"version": ${JSON.stringify(version)},\n"license": ${JSON.stringify(license)},\n`;
fs.writeFileSync(process.argv[2], `{\n${head}"$defs": {\n${lines.join(",\n")}\n}\n}\n`);
