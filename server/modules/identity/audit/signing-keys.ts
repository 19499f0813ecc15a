import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Sealer } from "#platform/secrets/sealer.ts";

/** What a signature states, e.g. the end of the chain. */
export type Statement = readonly (string | number)[];

export interface Signature {
  keyId: string;
  /** Ed25519, in base64url. */
  signature: string;
}

/** A key that opens with the console's secret, so nobody else can have put it into the database. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const bytesOf = (statement: Statement): Buffer => Buffer.from(JSON.stringify(statement));

/** Signs a statement with one of the console's keys. */
export const signWith = ({ id, privateKey }: SigningKey, statement: Statement): Signature => ({
  keyId: id,
  signature: sign(null, bytesOf(statement), privateKey).toString("base64url"),
});

/** Whether the key's owner has signed this. */
export const isSigned = (key: KeyObject, statement: Statement, signature: string): boolean =>
  verify(null, bytesOf(statement), key, Buffer.from(signature, "base64url"));

/** A chain's end or a checkpoint: everything up to this number led to this hash. */
export interface ChainEnd {
  sequence: number;
  hash: string;
  at: number;
}

/** What signs a chain's end. */
export const endStatement = ({ sequence, hash, at }: ChainEnd): Statement => [
  "audit chain",
  sequence,
  hash,
  at,
];

/** The thumbprint of a public key (RFC 7638). */
export const keyIdOf = ({ crv, kty, x }: JsonWebKey): string =>
  createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");

/** A public key as others get it. */
export const publicKeyOf = (jwk: JsonWebKey): KeyObject =>
  createPublicKey({ key: jwk, format: "jwk" });

const signingKeyOf = (id: string, privateKey: KeyObject): SigningKey => ({
  id,
  privateKey,
  publicKey: createPublicKey(privateKey),
});

const sealingOf = (id: string) => ({ kind: "audit", owner: id }) as const;

/** Makes the key, in the transaction of its first signature. */
export const makeKey = async (
  transaction: Kysely<Tables>,
  sealer: Sealer,
  now: number,
): Promise<SigningKey> => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const jwk = publicKey.export({ format: "jwk" });
  const id = keyIdOf(jwk);
  const pem = privateKey.export({ format: "pem", type: "pkcs8" });
  await transaction
    .insertInto("auditKeys")
    .values({
      id,
      publicKey: jwk,
      privateKey: await sealer.seal(transaction, pem, sealingOf(id)),
      createdAt: now,
    })
    .execute();
  return signingKeyOf(id, privateKey);
};

/** Cache of opened keys, because opening takes longer than signing. Per sealer: each server has its own. */
const opened = new WeakMap<Sealer, Map<string, SigningKey>>();

/** The console's keys by their identifiers. One that doesn't open with the console's secret isn't its own. */
export const openKeys = async (
  database: Kysely<Tables>,
  sealer: Sealer,
): Promise<ReadonlyMap<string, SigningKey>> => {
  const known = opened.get(sealer) ?? new Map<string, SigningKey>();
  opened.set(sealer, known);
  const found = new Map<string, SigningKey>();
  for (const { id, privateKey } of await database
    .selectFrom("auditKeys")
    .select(["id", "privateKey"])
    .execute())
    try {
      const key =
        known.get(id) ??
        signingKeyOf(id, createPrivateKey(await sealer.open(database, privateKey, sealingOf(id))));
      known.set(id, key);
      found.set(id, key);
    } catch {
      // Verification says that its signatures don't count.
    }
  return found;
};

/** Whether one of the console's keys has signed this. */
export const isSignedByOne = (
  keys: ReadonlyMap<string, SigningKey>,
  statement: Statement,
  { keyId, signature }: Signature,
): boolean => {
  const key = keys.get(keyId);
  return key !== undefined && isSigned(key.publicKey, statement, signature);
};
