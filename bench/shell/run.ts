import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { benchFolder, repository } from "../folders.ts";
import { installPeers } from "../install.ts";
import { buildCompared } from "./build.ts";
import { startBrowser } from "./browser.ts";
import { startComparedServer } from "./compared-server.ts";
import { measureAll } from "./measure-all.ts";
import { readOptions } from "./options.ts";
import { rowsText } from "./rows.ts";
import { startConsole } from "./start-console.ts";

// `npm run bench:shell`: compares the built console in a slow browser with plainly built pages. See
// ../README.md.

const options = readOptions();
const note = (text: string) => console.error(text);

installPeers();
note("building the plain pages");
await buildCompared();
const measured = await startConsole(repository);
const against = options.against && (await startConsole(resolve(options.against)));
const compared = await startComparedServer(measured.port);
const browser = await startBrowser();
try {
  const { rows, samples } = await measureAll(
    {
      browser,
      ours: measured.origin,
      against: against ? against.origin : undefined,
      compared: compared.origin,
      note,
    },
    options,
  );
  console.log(rowsText(rows));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  console.log(
    `\n${options.rounds} rounds, ${machine}, Chromium ${browser.version()}, Node ${process.version}`,
  );
  const at = new Date().toISOString();
  const folder = join(benchFolder, "results");
  const file = join(folder, `shell-${at.replaceAll(":", "-")}.json`);
  await mkdir(folder, { recursive: true });
  const plainly = (_: string, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value;
  await writeFile(file, JSON.stringify({ at, machine, rows, samples }, plainly, 1));
  console.log(`Every figure: ${file}`);
} finally {
  await browser.close();
  await compared.close();
  await measured.stop();
  if (against) await against.stop();
}
