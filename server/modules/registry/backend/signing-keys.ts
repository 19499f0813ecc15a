import type { Kysely } from "kysely";
import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
} from "jose";
import type { Tables } from "#platform/database/tables/index.ts";
import type { RetentionRule } from "#platform/retention.ts";
import type { Services } from "#platform/services.ts";

const day = 24 * 3_600_000;
/** A key signs for this long, then a new one replaces it. */
export const signingKeyLifetime = 90 * day;

export const algorithm = "EdDSA";

interface SigningKey {
  id: string;
  key: CryptoKey;
  createdAt: number;
}

type Needs = Pick<Services, "database" | "sealer">;

const sealingOf = (id: string) => ({ kind: "signing-key", owner: id }) as const;

const makeKey = async ({ database, sealer }: Needs, now: number): Promise<SigningKey> => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(jwk);
  await database
    .insertInto("signingKeys")
    .values({
      id,
      publicKey: jwk,
      privateKey: await sealer.seal(database, await exportPKCS8(privateKey), sealingOf(id)),
      createdAt: now,
    })
    .execute();
  return { id, key: privateKey, createdAt: now };
};

const findKey = async (
  { database, sealer }: Needs,
  now: number,
): Promise<SigningKey | undefined> => {
  const row = await database
    .selectFrom("signingKeys")
    .select(["id", "privateKey", "createdAt"])
    .where("createdAt", ">", now - signingKeyLifetime)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const opened = await sealer.open(database, row.privateKey, sealingOf(row.id));
  const key = await importPKCS8(opened, algorithm);
  return { id: row.id, key, createdAt: row.createdAt };
};

/**
 * The key that signs now. Nodes may make one at the same time: each signs with any of the published ones. The database
 * has it sealed.
 */
export const signingKeys = (services: Needs): ((now: number) => Promise<SigningKey>) => {
  let current: Promise<SigningKey> | undefined;
  return async (now) => {
    const known = await current;
    if (known && now < known.createdAt + signingKeyLifetime) return known;
    const next = findKey(services, now).then((found) => found ?? makeKey(services, now));
    current = next;
    // Tried again by the next call.
    next.catch(() => (current = undefined));
    return next;
  };
};

/** The public keys as a JSON Web Key Set, with which backends verify tokens. */
export const publicKeySet = async (database: Kysely<Tables>) => {
  const rows = await database.selectFrom("signingKeys").select(["id", "publicKey"]).execute();
  return {
    keys: rows.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: algorithm, use: "sig" })),
  };
};

/** Removes keys a day after the last node can have signed with them. */
export const removeOldKeys: RetentionRule = async ({ database }, now) => {
  await database
    .deleteFrom("signingKeys")
    .where("createdAt", "<=", now - signingKeyLifetime - day)
    .execute();
};
