// Fails when the built page in service/http/static/table is not what the sources build.
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const packaged = fileURLToPath(new URL("../../service/http/static/table", import.meta.url));
const fresh = await mkdtemp(join(tmpdir(), "arbitro-table-"));

/** The problems found in comparing the packaged files with freshly built ones. */
async function differences() {
  const [had, got] = await Promise.all(
    [packaged, fresh].map((folder) => readdir(folder, { recursive: true }).catch(() => [])),
  );
  const found = [
    ...had.filter((name) => !got.includes(name)).map((name) => `${name} is left over`),
    ...got.filter((name) => !had.includes(name)).map((name) => `${name} is missing`),
  ];
  for (const name of got.filter((each) => had.includes(each))) {
    const [old, now] = await Promise.all([
      readFile(join(packaged, name)),
      readFile(join(fresh, name)),
    ]);
    if (!old.equals(now)) found.push(`${name} differs`);
  }
  return found;
}

try {
  await build({ root, logLevel: "warn", build: { outDir: fresh } });
  const found = await differences();
  if (found.length > 0) {
    console.error(`The built page is stale, run \`npm run build\`:\n  ${found.join("\n  ")}`);
    process.exitCode = 1;
  }
} finally {
  await rm(fresh, { recursive: true, force: true });
}
