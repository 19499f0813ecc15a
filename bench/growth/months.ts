import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  connectToPostgres,
  createPostgresDatabase,
} from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { benchFolder } from "../folders.ts";
import { summarize } from "../statistics.ts";

// `npm run bench:months`: the audit log and the usage of client apps on PostgreSQL as one table, and as a partition for each
// month. See ../README.md.

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    times: { type: "string", default: "15" },
    postgres: { type: "string" },
  },
});
const rows = Number(options.rows);
const times = Number(options.times);
const months = 36;
const first = Date.UTC(2024, 0, 1);
const monthAt = (month: number) => Date.UTC(2024, month, 1);
const end = monthAt(months);
/** Rows come in the order of time. */
const at = `(${first} + (n * ${((end - first) / rows).toFixed(6)})::bigint)`;

interface Table {
  name: string;
  columns: string;
  /** Columns of the primary key; a partitioned table's contains `at`. */
  key: string;
  monthlyKey: string;
  indexes: readonly string[];
  fill: (from: number, to: number) => string;
  /** Statements by what they're for; `$table` is the table. */
  reads: Readonly<Record<string, string>>;
}

const middle = monthAt(18);
const afterMiddle = monthAt(19);

const audit: Table = {
  name: "audit_events",
  columns: `sequence bigint not null, at bigint not null, action text not null, outcome text not null, actor_id text,
    actor text not null, target_id text, target text not null, address text not null, device text not null,
    details text not null, hash text not null`,
  key: "sequence",
  monthlyKey: "sequence, at",
  indexes: ["at", "action, sequence", "actor_id, sequence", "target_id, sequence"],
  fill: (
    from,
    to,
  ) => `select n, ${at}, (array['session.opened','operator.viewed','operator.changed','list.exported'])[n % 4 + 1],
    'done', 'operator-' || n % 5000, 'operator' || n % 5000, 'target-' || n * 7919 % 99991, 'target' || n % 99991, '203.0.113.9',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', '{}', md5(n::text) || md5((n + 1)::text)
    from generate_series(${from}::bigint, ${to}) as n`,
  reads: {
    "first page": "select * from $table order by sequence desc limit 20",
    "page in the middle": `select sequence from $table order by sequence desc limit 20 offset ${Math.floor(rows / 2)}`,
    "count of all": "select count(*) from $table",
    "first page of a month": `select * from $table where at >= ${middle} and at < ${afterMiddle} order by sequence desc limit 20`,
    "count of a month": `select count(*) from $table where at >= ${middle} and at < ${afterMiddle}`,
    "first page of an actor":
      "select * from $table where actor_id = 'operator-77' order by sequence desc limit 20",
    "500 events for the verification": `select * from $table where sequence > ${Math.floor(rows / 2)} order by sequence limit 500`,
    "one event by its number": `select hash from $table where sequence = ${Math.floor(rows / 3)}`,
  },
};

const usage: Table = {
  name: "api_usage",
  columns: `at bigint not null, application_id text not null, key_id text not null, payer_id text not null,
    operation text not null, status_class integer not null, meter text not null, calls bigint not null,
    total_ms bigint not null`,
  key: "application_id, at, key_id, payer_id, operation, status_class, meter",
  monthlyKey: "application_id, at, key_id, payer_id, operation, status_class, meter",
  indexes: ["at", "payer_id, at"],
  fill: (
    from,
    to,
  ) => `select ${at} / 3600000 * 3600000, 'application-' || n % 2000, 'key-' || n, 'payer-' || n % 2000,
    'public.face.search', 2, 'face-search', n % 100 + 1, n from generate_series(${from}::bigint, ${to}) as n`,
  reads: {
    "a client's month, as an invoice": `select meter, sum(calls) from $table where payer_id = 'payer-77' and at >= ${middle}
      and at < ${afterMiddle} group by meter`,
    "all clients' month, as a preview": `select payer_id, sum(calls) from $table where at >= ${middle} and at < ${afterMiddle}
      group by payer_id`,
    "a client app's 90 days": `select sum(calls) from $table where application_id = 'application-77'
      and at >= ${monthAt(33)} and at < ${end}`,
  },
};

const server = options.postgres ? undefined : await startPrivatePostgres();
const client = await connectToPostgres(
  await createPostgresDatabase((options.postgres ?? server?.url)!),
);

const took = async (statement: string): Promise<number> => {
  const begun = performance.now();
  await client.query(statement);
  return performance.now() - begun;
};

/** Milliseconds of planning a statement. */
const planned = async (statement: string): Promise<number> => {
  const { rows: found } = await client.query<{ "QUERY PLAN": [{ "Planning Time": number }] }>(
    `explain (analyze, timing off, summary, format json) ${statement}`,
  );
  return found[0]!["QUERY PLAN"][0]["Planning Time"];
};

const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};

const make = async (table: Table, name: string, isMonthly: boolean): Promise<number> => {
  const begun = performance.now();
  await client.query(
    `create table ${name} (${table.columns}) ${isMonthly ? "partition by range (at)" : ""}`,
  );
  if (isMonthly) {
    for (let month = 0; month < months; month += 1)
      await client.query(
        `create table ${name}_${month} partition of ${name} for values from (${monthAt(month)}) to (${monthAt(month + 1)})`,
      );
    await client.query(`create table ${name}_rest partition of ${name} default`);
  }
  await client.query(`insert into ${name} ${table.fill(1, rows - 1)}`);
  await client.query(
    `alter table ${name} add primary key (${isMonthly ? table.monthlyKey : table.key})`,
  );
  for (const index of table.indexes) await client.query(`create index on ${name} (${index})`);
  await client.query(`vacuum analyze ${name}`);
  return performance.now() - begun;
};

const compare = async (table: Table): Promise<void> => {
  const names = [`${table.name}_one`, `${table.name}_months`];
  console.error(`filling ${table.name}`);
  for (const [at, name] of names.entries()) {
    const made = await make(table, name, at === 1);
    console.error(`${name}: ${(made / 1000).toFixed(0)} s`);
  }
  say(`\n### ${table.name}, ${rows} rows, ${months} months\n`);
  say("| | one table, ms | by month, ms | ratio |\n|---|---|---|---|");
  const row = (what: string, values: readonly number[]) =>
    say(
      `| ${what} | ${values[0]!.toFixed(2)} | ${values[1]!.toFixed(2)} | ${(values[1]! / values[0]!).toFixed(2)} |`,
    );
  const inTurns = async (
    measure: (name: string, turn: number) => Promise<number>,
    turns = times,
  ) => {
    const figures: number[][] = [[], []];
    for (let turn = 0; turn < turns; turn += 1)
      for (const [place, name] of names.entries()) figures[place]!.push(await measure(name, turn));
    return figures.map((some) => summarize(some).median);
  };
  row(
    "insert of 500 rows",
    await inTurns((name, turn) =>
      took(`insert into ${name} ${table.fill(rows + turn * 500, rows + turn * 500 + 499)}`),
    ),
  );
  for (const [what, statement] of Object.entries(table.reads)) {
    const of = (name: string) => statement.replaceAll("$table", name);
    const turns = what.startsWith("count of all") || what.includes("middle") ? 3 : times;
    row(what, await inTurns((name) => took(of(name)), turns));
    row(`${what}: its planning`, await inTurns((name) => planned(of(name)), 5));
  }
  // A month that has expired, in batches as the retention deletes, against its partition.
  const [one, monthly] = names as [string, string];
  let deleted = 0;
  let batches = 0;
  while (batches < 40) {
    deleted += await took(
      `delete from ${one} where ctid in (select ctid from ${one} where at < ${monthAt(1)} limit 500)`,
    );
    batches += 1;
  }
  const perMonth = (deleted / (batches * 500)) * (rows / months);
  row("removal of a month", [perMonth, await took(`drop table ${monthly}_0`)]);
  await client.query(`delete from ${one} where at < ${monthAt(1)}`);
  row("vacuum afterwards", [await took(`vacuum ${one}`), await took(`vacuum ${monthly}`)]);
};

try {
  await compare(audit);
  await client.query(`drop table ${audit.name}_one, ${audit.name}_months`);
  await compare(usage);
} finally {
  await client.end();
  await server?.stop();
}
mkdirSync(join(benchFolder, "results"), { recursive: true });
writeFileSync(join(benchFolder, "results", "months.md"), `${lines.join("\n")}\n`);
