import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { connectToPostgres, runOnPostgres } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { benchFolder } from "../folders.ts";
import { summarize } from "../statistics.ts";
import { billedMonth, exports, measuredCalls } from "./calls.ts";
import { residentOf, watchPeak } from "./memory.ts";
import { type Place, preparePlace, type ServedPlace, servePlace } from "./place.ts";
import { measureTransfer } from "./transfer.ts";

// `npm run bench:growth`: every call, export and command on databases of several sizes. See ../README.md.

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "1,10,100" },
    databases: { type: "string", default: "sqlite,postgres" },
    parts: { type: "string", default: "billing,calls,exports,transfer" },
    only: { type: "string", default: "" },
    times: { type: "string", default: "5" },
    /** Keeps the filled databases here, with `postgres`, the URL of a server's maintenance database. */
    data: { type: "string" },
    postgres: { type: "string" },
  },
});
const sizes = options.sizes.split(",").map(Number);
const parts = options.parts.split(",");
const wanted = (name: string) => options.only.split(",").some((part) => name.includes(part));

/** From here on a page is slow, in milliseconds, or grows too steeply. */
const slow = 300;
const steep = 10;

/** A figure of each size, by its row's name. */
type Figures = Map<string, number[]>;

const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};

const number = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

const table = (title: string, figures: Figures, isShown: (values: number[]) => boolean) => {
  say(`\n### ${title}\n`);
  say(`| | ${sizes.map((size) => `${size}×`).join(" | ")} | ratio |`);
  say(`|---|${sizes.map(() => "---").join("|")}|---|`);
  for (const [name, values] of figures)
    if (isShown(values))
      say(
        `| ${name} | ${values.map(number).join(" | ")} | ${number(values.at(-1)! / values[0]!)} |`,
      );
};

const inTurns = async (
  servers: readonly ServedPlace[],
  calls: readonly { name: string; path: string }[][],
): Promise<Figures> => {
  const figures = new Map<string, number[][]>();
  const refused = new Map<string, string>();
  for (let turn = 0; turn < Number(options.times); turn += 1)
    for (const [at] of calls[0]!.entries())
      for (const [place, server] of servers.entries()) {
        const { name, path } = calls[place]![at]!;
        const begun = performance.now();
        const answer = await server.get(path);
        const text = await answer.text();
        const took = performance.now() - begun;
        if (!answer.ok) refused.set(name, `${answer.status} ${text.slice(0, 200)}`);
        const all = figures.get(name) ?? servers.map(() => []);
        all[place]!.push(took);
        figures.set(name, all);
      }
  for (const [name, why] of refused) {
    figures.delete(name);
    console.error(`not measured: ${name}: ${why}`);
  }
  return new Map(
    Array.from(figures, ([name, all]) => [name, all.map((some) => summarize(some).median)]),
  );
};

/** The measured calls of each server; the last page depends on the number of rows. */
const callsOf = (servers: readonly ServedPlace[]) =>
  Promise.all(
    servers.map(async (server) => {
      const calls = [];
      for (const call of measuredCalls.filter(({ name }) => wanted(name))) {
        calls.push(call);
        if (!call.isList) continue;
        const { total = 0 } = (await (await server.get(call.path)).json()) as { total?: number };
        const last = `page=${Math.max(1, Math.ceil(total / 20))}`;
        const path = `${call.path}${call.path.includes("?") ? "&" : "?"}${last}`;
        calls.push({ name: `${call.name}, last page`, path });
      }
      return calls;
    }),
  );

/** Reads a response without keeping it; returns its size in MB. */
const drain = async (answer: Response): Promise<number> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body!) bytes += chunk.length;
  return bytes / 1e6;
};

const measureExports = async (servers: readonly ServedPlace[]) => {
  const figures: Record<"seconds" | "memory" | "size", Figures> = {
    seconds: new Map(),
    memory: new Map(),
    size: new Map(),
  };
  for (const path of [...exports, "/mc-api/audit/verify"].filter(wanted))
    for (const server of servers) {
      const peak = watchPeak(server.process.pid);
      const begun = performance.now();
      const size = await drain(await server.get(path)).catch((error: Error) => {
        console.error(`not measured: ${error.message}`);
        return Number.NaN;
      });
      const note = (kind: keyof typeof figures, value: number) =>
        figures[kind].set(path, [...(figures[kind].get(path) ?? []), value]);
      note("seconds", (performance.now() - begun) / 1000);
      note("memory", peak());
      note("size", size);
    }
  return figures;
};

/** Preview, fingerprints and the first run of a month, as the page of billing sends them. */
const measureBilling = async (servers: readonly ServedPlace[]): Promise<Figures> => {
  const figures: Figures = new Map();
  const note = async (name: string, act: () => Promise<unknown>) => {
    const begun = performance.now();
    await act();
    figures.set(name, [...(figures.get(name) ?? []), performance.now() - begun]);
  };
  const at = "/cc-api/finance/billing";
  for (const server of servers) {
    let clients: unknown[] = [];
    await note("preview of a month", async () =>
      drain(await server.get(`${at}/preview?month=${billedMonth}`)),
    );
    await note("fingerprints of all", async () => {
      const answer = await server.get(`${at}/fingerprints?month=${billedMonth}`);
      ({ clients } = (await answer.json()) as { clients: unknown[] });
    });
    // Of a database that was measured before, there may be none left.
    const some = clients.slice(0, 2);
    await note("a run of two invoices", async () => {
      if (some.length === 0) return;
      const body = { month: billedMonth, clients: some, idempotencyKey: crypto.randomUUID() };
      await drain(await server.post(`${at}/run`, body));
    });
    await note("open months", async () => drain(await server.get(`${at}/open`)));
    await note("reconciliation", async () =>
      drain(await server.get("/cc-api/finance/reconciliation")),
    );
  }
  return figures;
};

const databaseAt = async (server: string, name: string): Promise<string> => {
  const client = await connectToPostgres(server);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  await client.end();
  if (rowCount === 0) await runOnPostgres(server, `create database ${name}`);
  return new URL(`/${name}`, server).href;
};

const measureDatabase = async (dialect: string, folder: string, postgres: string | undefined) => {
  const places: Place[] = [];
  for (const size of sizes) {
    const url = postgres && (await databaseAt(postgres, `growth_${size}`));
    const place = await preparePlace(join(folder, `${dialect}-${size}`), size, url);
    if (place.filled)
      console.error(
        `${dialect} ${size}×: filled in ${place.filled.seconds.toFixed(0)} s, the audit log chained ` +
          `${place.filled.chainedPerSecond.toFixed(0)} events a second`,
      );
    places.push(place);
  }
  const servers: ServedPlace[] = [];
  try {
    for (const place of places) servers.push(await servePlace(place));
    const each = (value: (server: ServedPlace) => number) => servers.map(value);
    say(`\n## ${dialect}`);
    table(
      "The process",
      new Map([
        ["start, ms", each((server) => server.startTook)],
        ["memory after the start, MB", each(({ process }) => residentOf(process.pid))],
      ]),
      () => true,
    );
    // First: a run of invoices needs a session that was proved a few minutes ago.
    if (parts.includes("billing")) table("Billing, ms", await measureBilling(servers), () => true);
    if (parts.includes("calls")) {
      const figures = await inTurns(servers, await callsOf(servers));
      table(`Slow or steep ones of ${figures.size} pages, ms`, figures, (values) => {
        const last = values.at(-1)!;
        return last > slow || (last > steep * values[0]! && last > 50);
      });
      table("Every page, ms", figures, () => true);
    }
    if (parts.includes("exports")) {
      const { seconds, memory, size } = await measureExports(servers);
      table("Exports, s", seconds, () => true);
      table("Exports, MB of memory above the server's own", memory, () => true);
      table("Exports, MB of the file", size, () => true);
    }
    table(
      "The process at the end",
      new Map([["memory, MB", each(({ process }) => residentOf(process.pid))]]),
      () => true,
    );
  } finally {
    for (const server of servers) await server.process.stop();
  }
  if (!parts.includes("transfer")) return;
  const figures: Figures = new Map();
  const note = (name: string, value: number) =>
    figures.set(name, [...(figures.get(name) ?? []), value]);
  for (const place of places) {
    const found = await measureTransfer(place, async () => {
      if (!postgres) return undefined;
      await runOnPostgres(postgres, "drop database if exists growth_restored");
      return databaseAt(postgres, "growth_restored");
    });
    note("backup, s", found.backup.seconds);
    note("backup, peak MB of memory", found.backup.peak);
    note("backup, MB of the folder", found.megabytes);
    note("restore, s", found.restore.seconds);
    note("restore, peak MB of memory", found.restore.peak);
  }
  table("Backup and restore", figures, () => true);
};

const data = resolve(options.data ?? mkdtempSync(join(tmpdir(), "bench-growth-")));
const own =
  options.databases.includes("postgres") && !options.postgres
    ? await startPrivatePostgres({ durable: true })
    : undefined;
try {
  for (const dialect of options.databases.split(","))
    await measureDatabase(
      dialect,
      data,
      dialect === "postgres" ? (options.postgres ?? own?.url) : undefined,
    );
} finally {
  await own?.stop();
  if (!options.data) rmSync(data, { recursive: true });
}
mkdirSync(join(benchFolder, "results"), { recursive: true });
writeFileSync(join(benchFolder, "results", "growth.md"), `${lines.join("\n")}\n`);
