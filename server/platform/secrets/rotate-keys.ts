import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { lockRows } from "../database/dialect/lock-rows.ts";
import { longestWrite } from "../database/dialect/time-limits.ts";
import type { Tables } from "../database/tables/index.ts";
import { transactionWithDeadline } from "../database/transaction-with-deadline.ts";
import type { Services } from "../services.ts";
import { addDataKey, lockKeys, rewrap, shortId } from "./data-keys.ts";
import { refuseOtherKey } from "./refuse-other-key.ts";
import { type SealedColumn, sealedColumns, type SealedKind } from "./sealed-columns.ts";

type Needs = Pick<Services, "database" | "dialect" | "sealer" | "clock">;

/** Rows in one transaction. */
const atOnce = 200;

/**
 * A new data key, unless a rotation was interrupted: then it continues with that one. Data keys are wrapped with the
 * first master key at once.
 */
const begin = ({ database, sealer, clock }: Needs, say: (line: string) => void) =>
  transactionWithDeadline(database, async (transaction) => {
    const [first] = sealer.masters;
    await lockKeys(transaction);
    const newest = await transaction
      .selectFrom("dataKeys")
      .select(["id", "completedAt"])
      .where("purpose", "is", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const continued = newest?.completedAt === null ? newest.id : undefined;
    const id =
      continued ??
      (await addDataKey(transaction, first, { purpose: null, now: clock(), isComplete: false }));
    const count = await rewrap(transaction, sealer.masters, first);
    say(`${continued ? "Continuing with" : "Made"} data key ${id}, rewrapped ${count}.`);
    return id;
  });

interface Counts {
  sealed: number;
  unreadable: number;
}

/** Seals the texts of one column again that another key sealed. A text that a server has changed by then is left as it is. */
const resealColumn = async (
  { database, dialect, sealer }: Needs,
  { kind, column, current }: { kind: SealedKind; column: SealedColumn; current: string },
): Promise<Counts> => {
  // Every table has columns of these types; the names are those of the registry.
  const table = column.table as "webhookSecrets";
  const [key, text, owner] = [
    column.key as "id",
    column.column as "sealed",
    column.owner as "webhookId",
  ];
  const counts = { sealed: 0, unreadable: 0 };
  const batch = (transaction: Kysely<Tables>, after: string) =>
    transaction
      .selectFrom(table)
      .select([`${key} as key`, `${text} as text`, `${owner} as owner`])
      .where(text, "is not", null)
      .where(text, "not like", `${current}.%`)
      .where(key, ">", after)
      .orderBy(key)
      .limit(atOnce)
      .$call(lockRows({ dialect }))
      .execute();
  for (let after: string | undefined = ""; after !== undefined;)
    after = await transactionWithDeadline(database, async (transaction) => {
      const rows = await batch(transaction, after!);
      for (const row of rows) {
        const sealing = { kind, owner: row.owner };
        const plain = await sealer.open(transaction, row.text, sealing).catch(() => undefined);
        if (plain === undefined) {
          counts.unreadable += 1;
          continue;
        }
        await transaction
          .updateTable(table)
          .set({ [text]: await sealer.seal(transaction, plain, sealing) })
          .where(key, "=", row.key)
          .where(text, "=", row.text)
          .execute();
        counts.sealed += 1;
      }
      return rows.at(-1)?.key;
    });
  return counts;
};

const resealAll = async (
  services: Needs,
  id: number,
  onColumn: (column: SealedColumn, counts: Counts) => void,
): Promise<void> => {
  for (const [kind, columns] of Object.entries(sealedColumns))
    for (const column of columns) {
      const given = { kind: kind as SealedKind, column, current: String(id) };
      onColumn(column, await resealColumn(services, given));
    }
};

/** From here on the database relies on the first master key only. */
const complete = (
  { database, sealer, clock }: Needs,
  id: number,
  record: (transaction: Kysely<Tables>, id: number) => Promise<void>,
) =>
  transactionWithDeadline(database, async (transaction) => {
    const [first] = sealer.masters;
    await lockKeys(transaction);
    // Keys for a purpose may have been made during the rotation.
    await rewrap(transaction, sealer.masters, first);
    await transaction
      .updateTable("sealingKey")
      .set({ fingerprint: first.fingerprint })
      .where("id", "=", 1)
      .execute();
    await transaction
      .updateTable("dataKeys")
      .set({ completedAt: clock() })
      .where("id", "=", id)
      .execute();
    await record(transaction, id);
  });

interface Rotation {
  say: (line: string) => void;
  /** Records the completed rotation to the new data key, in its transaction. */
  record: (transaction: Kysely<Tables>, id: number) => Promise<void>;
  /** Milliseconds: on PostgreSQL a server may have read the key before this began, and write until its deadline. */
  pause?: number;
}

/**
 * Makes a new data key, seals every secret with it, and wraps all data keys with the first master key, while servers
 * run. If it's interrupted, every secret stays readable, and the next run continues.
 */
export const rotateKeys = async (
  services: Needs,
  { say, record, pause = services.dialect === "postgres" ? longestWrite : 0 }: Rotation,
): Promise<void> => {
  const { database, sealer } = services;
  await refuseOtherKey(database, sealer);
  const id = await begin(services, say);
  let unreadable = 0;
  await resealAll(services, id, ({ table, column }, counts) => {
    unreadable += counts.unreadable;
    const left = counts.unreadable > 0 ? `, ${counts.unreadable} can't be read and stay` : "";
    say(`${table}.${column}: ${counts.sealed} sealed again${left}`);
  });
  if (pause > 0) say(`Waiting ${pause / 1000} s for what servers are writing.`);
  await setTimeout(pause);
  await resealAll(services, id, ({ table, column }, { sealed }) => {
    if (sealed > 0) say(`${table}.${column}: ${sealed} more, written by a running server`);
  });
  await complete(services, id, record);
  const [first, ...others] = sealer.masters.map(({ fingerprint }) => shortId(fingerprint));
  const removable = others.length === 0 ? "" : ` ${others.join(", ")} may be removed from it.`;
  say(`All secrets are sealed under the first key of SECRET_KEY, ${first}.${removable}`);
  if (unreadable > 0)
    say(`${unreadable} secrets were sealed with a key that isn't configured. Set them up again.`);
};
