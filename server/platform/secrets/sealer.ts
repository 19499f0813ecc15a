import type { Kysely } from "kysely";
import type { Tables } from "../database/tables/index.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { addDataKey, lockKeys, type MasterKey, masterKey, unwrap } from "./data-keys.ts";
import type { SealedKind } from "./sealed-columns.ts";

/** A sealed text can't be opened as another kind or for another owner. */
export interface Sealing {
  kind: SealedKind;
  owner: string;
}

/** Encrypts secrets that have to be read again, such as those of authenticator apps. */
export interface Sealer {
  /** Encrypts a text with the database's newest data key. In a transaction, pass that. */
  seal(database: Kysely<Tables>, text: string, sealing: Sealing): Promise<string>;
  /** Throws if the text was altered, or sealed for something else or with a key that isn't known. */
  open(database: Kysely<Tables>, sealed: string, sealing: Sealing): Promise<string>;
  /** A random key for a purpose, such as a MAC. It's made once, and stays the same when keys are rotated. */
  keyFor(database: Kysely<Tables>, purpose: string): Promise<Buffer>;
  /** The configured keys, the one that seals first. */
  readonly masters: readonly [MasterKey, ...MasterKey[]];
}

const columns = ["id", "purpose", "wrapped", "wrappedBy"] as const;

/** Texts from before data keys have no number: they're sealed with a master key, for the owner only. */
const openDirect = (masters: readonly MasterKey[], sealed: string, owner: string): Buffer => {
  for (const { key } of masters.slice(0, -1))
    try {
      return decrypt(key, sealed, owner);
    } catch {
      // Sealed with another one of them.
    }
  return decrypt(masters.at(-1)!.key, sealed, owner);
};

const contextOf = ({ kind, owner }: Sealing) => `${kind} ${owner}`;

/**
 * A sealer with one or more master keys of 32 bytes. Sealed texts are the number of their data key, a dot, and its
 * ciphertext. Data keys are read from the database when they're first needed, so that a rotation on another node counts
 * at once.
 */
export const createSealer = (keys: Buffer | readonly Buffer[]): Sealer => {
  const [first, ...others] = [keys].flat().map(masterKey);
  if (!first) throw new Error("A sealer needs a key");
  const masters = [first, ...others] as const;
  const known = new Map<number, Buffer>();

  const opened = (row: Parameters<typeof unwrap>[0]): Buffer => {
    const key = unwrap(row, masters);
    if (!key) throw new Error(`Data key ${row.id} is wrapped with another master key`);
    return key;
  };

  const remember = (row: Parameters<typeof unwrap>[0]): Buffer => {
    const key = known.get(row.id) ?? opened(row);
    known.set(row.id, key);
    return key;
  };

  const dataKey = async (database: Kysely<Tables>, id: number): Promise<Buffer> => {
    const key = known.get(id);
    if (key) return key;
    const row = await database
      .selectFrom("dataKeys")
      .select(columns)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw new Error("The sealed text names a data key that the database doesn't have");
    return remember(row);
  };

  /** The master key that the database relies on until a rotation ends: the previous release knows only that. */
  const reliedOn = (fingerprint: string | undefined) =>
    masters.find((master) => master.fingerprint === fingerprint) ?? first;

  const findPurpose = (database: Kysely<Tables>, purpose: string) =>
    database
      .selectFrom("dataKeys")
      .select(columns)
      .where("purpose", "=", purpose)
      .executeTakeFirst();

  const addPurpose = async (transaction: Kysely<Tables>, purpose: string): Promise<Buffer> => {
    const master = reliedOn(await lockKeys(transaction));
    const row = await findPurpose(transaction, purpose);
    if (row) return opened(row);
    await addDataKey(transaction, master, { purpose, now: Date.now(), isComplete: true });
    return opened((await findPurpose(transaction, purpose))!);
  };

  return {
    masters,
    async seal(database, text, sealing) {
      const plain = Buffer.from(text);
      const newest = await database
        .selectFrom("dataKeys")
        .select(columns)
        .where("purpose", "is", null)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (newest) return `${newest.id}.${encrypt(remember(newest), plain, contextOf(sealing))}`;
      // Before the first rotation nodes of the previous release still read what this one writes.
      const used = await database.selectFrom("sealingKey").select("fingerprint").executeTakeFirst();
      return encrypt(reliedOn(used?.fingerprint).key, plain, sealing.owner);
    },
    async open(database, sealed, sealing) {
      const [id, encrypted, ...rest] = sealed.split(".");
      if (encrypted === undefined)
        return openDirect(masters, sealed, sealing.owner).toString("utf8");
      if (!/^\d{1,9}$/.test(id!) || rest.length > 0)
        throw new Error("The sealed text is malformed");
      const key = await dataKey(database, Number(id));
      return decrypt(key, encrypted, contextOf(sealing)).toString("utf8");
    },
    async keyFor(database, purpose) {
      const row = await findPurpose(database, purpose);
      if (row) return opened(row);
      const add = (transaction: Kysely<Tables>) => addPurpose(transaction, purpose);
      return database.isTransaction ? add(database) : database.transaction().execute(add);
    },
  };
};
