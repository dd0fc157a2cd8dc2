// Types of the HTTP API, from the OpenAPI document that the service publishes.
//   npm run api            writes src/api/schema.d.ts
//   npm run api -- --check fails when the written file is stale
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../openapi/openapi.json", import.meta.url);
const target = new URL("../src/api/schema.d.ts", import.meta.url);

/** The document without its example bodies, which would be most of the comments. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => key !== "example" && key !== "examples");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}

const document = withoutExamples(JSON.parse(await readFile(source, "utf8")));
// Codes of cards are plain strings to a client that shows whatever cards it is given.
for (const [name, schema] of Object.entries(document.components.schemas)) {
  if (name.endsWith("Card")) delete schema.enum;
}
// A request may leave out what has a default, so a default makes nothing required.
const types = await openapiTS(document, { defaultNonNullable: false });
const header = "// Generated from openapi/openapi.json by `npm run api`; do not edit.\n\n";
const text = header + astToString(types);

if (process.argv.includes("--check")) {
  const written = await readFile(target, "utf8").catch(() => "");
  if (written !== text) {
    console.error("src/api/schema.d.ts is stale: run `npm run api`.");
    process.exit(1);
  }
} else {
  await writeFile(target, text);
}
