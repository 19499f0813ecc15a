import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Ratio } from "@console-shell/testing/figures/history";
import { stateOf } from "@console-shell/testing/figures/record";
import { benchFolder } from "../folders.ts";
import { keepRatios } from "../history/ratios.ts";
import { installPeers } from "../install.ts";
import { buildCompared } from "./build.ts";
import { startBrowser } from "./browser.ts";
import { startComparedServer } from "./compared-server.ts";
import { measureAll } from "./measure-all.ts";
import { readOptions } from "./options.ts";
import { rowsText } from "./rows.ts";
import { kept, startConsole } from "./start-console.ts";

// `npm run bench:shell`: compares the built console in a slow browser with plainly built pages. See
// ../README.md.

const options = readOptions();
const note = (text: string) => console.error(text);

installPeers();
note("building the plain pages");
await buildCompared();
const measured = await startConsole(options.checkout, [kept]);
const against = options.against && (await startConsole(options.against, [kept]));
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
  const other = options.against && stateOf(options.against).commit;
  const ratios = rows.flatMap(({ what, ratio }): [string, Ratio][] =>
    ratio ? [[what, { ...ratio, ...(ratio.of === "against" && { of: other! }) }]] : [],
  );
  keepRatios(options.history, "shell", ratios);
} finally {
  await browser.close();
  await compared.close();
  await measured.stop();
  if (against) await against.stop();
}
