import { createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DataKeyTable } from "../database/tables/data-keys.ts";
import type { Tables } from "../database/tables/index.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { keyBytes } from "./read-key.ts";

/** A key from the configuration. It wraps data keys, and sealed texts itself before there were any. */
export interface MasterKey {
  key: Buffer;
  /** Identifies it without revealing it. */
  fingerprint: string;
}

/** A configured key. */
export const masterKey = (key: Buffer): MasterKey => ({
  key,
  fingerprint: createHmac("sha256", key).update("fingerprint").digest("base64url"),
});

/** A fingerprint as people compare it. */
export const shortId = (fingerprint: string): string => fingerprint.slice(0, 8);

type Wrapped = Pick<DataKeyTable, "id" | "purpose" | "wrapped" | "wrappedBy">;

const contextOf = ({ id, purpose }: Pick<Wrapped, "id" | "purpose">) =>
  `data key ${id} ${purpose ?? "seals"}`;

/** A data key in the clear; undefined if none of the masters wrapped it. Throws if it was altered. */
export const unwrap = (row: Wrapped, masters: readonly MasterKey[]): Buffer | undefined => {
  const master = masters.find(({ fingerprint }) => fingerprint === row.wrappedBy);
  return master && decrypt(master.key, row.wrapped, contextOf(row));
};

const wrap = (key: Buffer, row: Pick<Wrapped, "id" | "purpose">, master: MasterKey) => ({
  wrapped: encrypt(master.key, key, contextOf(row)),
  wrappedBy: master.fingerprint,
});

/**
 * One change of the keys at a time, on all nodes, until the transaction ends. Returns the fingerprint of the master key
 * that the database relies on; undefined if it has never been used with one.
 */
export const lockKeys = async (transaction: Kysely<Tables>): Promise<string | undefined> => {
  const row = await transaction
    .updateTable("sealingKey")
    .set({ id: 1 })
    .where("id", "=", 1)
    .returning("fingerprint")
    .executeTakeFirst();
  return row?.fingerprint;
};

/** Adds a random data key and returns its number; the keys are locked. */
export const addDataKey = async (
  transaction: Kysely<Tables>,
  master: MasterKey,
  { purpose, now, isComplete }: { purpose: string | null; now: number; isComplete: boolean },
): Promise<number> => {
  const { last } = await transaction
    .selectFrom("dataKeys")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  const row = { id, purpose };
  await transaction
    .insertInto("dataKeys")
    .values({
      ...row,
      ...wrap(randomBytes(keyBytes), row, master),
      createdAt: now,
      completedAt: isComplete ? now : null,
    })
    .execute();
  return id;
};

/** Wraps every data key with `master`, which from now on is the only one that the database relies on. */
export const rewrap = async (
  transaction: Kysely<Tables>,
  masters: readonly MasterKey[],
  master: MasterKey,
): Promise<number> => {
  const rows = await transaction
    .selectFrom("dataKeys")
    .select(["id", "purpose", "wrapped", "wrappedBy"])
    .where("wrappedBy", "<>", master.fingerprint)
    .execute();
  for (const row of rows) {
    const key = unwrap(row, masters);
    if (!key) throw new Error(`Data key ${row.id} is wrapped with another master key`);
    await transaction
      .updateTable("dataKeys")
      .set(wrap(key, row, master))
      .where("id", "=", row.id)
      .execute();
  }
  return rows.length;
};
