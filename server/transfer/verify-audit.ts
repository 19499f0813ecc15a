import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import {
  endStatement,
  isSigned,
  keyIdOf,
  publicKeyOf,
  verifyChain,
} from "#modules/identity/index.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { type KeySource, readMasterKeys } from "#platform/secrets/master-keys.ts";
import { keyFile } from "#platform/secrets/read-key.ts";
import { requireKeys } from "#platform/secrets/refuse-other-key.ts";
import { createSealer, type Sealer } from "#platform/secrets/sealer.ts";
import type { Services } from "#platform/services.ts";
import { closeAfter, openToRead } from "./storage/open-storage.ts";
import { nameOfStorage, type ConsoleStorage } from "./storage/console-storage.ts";
import { TransferProblem } from "./problem.ts";

const Line = z.object({
  sequence: z.int().min(1),
  hash: z.string(),
  at: z.int(),
  keyId: z.string(),
  signature: z.string(),
  publicKey: z.string(),
});

const isGenuine = ({ publicKey: x, ...line }: z.output<typeof Line>): boolean => {
  const jwk = { kty: "OKP", crv: "Ed25519", x };
  return (
    keyIdOf(jwk) === line.keyId && isSigned(publicKeyOf(jwk), endStatement(line), line.signature)
  );
};

/** A line that a crash or a full disk cut off while it was written; its checkpoint is on a later line again. */
const isCutOff = (line: string): boolean => {
  if (!line.startsWith("{")) return false;
  try {
    JSON.parse(line);
    return false;
  } catch {
    return true;
  }
};

const readLines = async (
  path: string,
  say: (line: string) => void,
): Promise<z.output<typeof Line>[]> => {
  const text = await readFile(path, "utf8");
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    if (isCutOff(line)) {
      say(`${path}, line ${index + 1}: cut off, and not compared.`);
      return [];
    }
    try {
      const read = Line.parse(JSON.parse(line));
      if (isGenuine(read)) return [read];
    } catch {
      // Reported below.
    }
    throw new TransferProblem(`${path}, line ${index + 1}: not a checkpoint with its signature.`);
  });
};

/** Compares the audit log in a database with a file of checkpoints; throws `TransferProblem` if they differ. */
export const compareWithCheckpoints = async (
  { database }: Pick<OpenDatabase, "database">,
  name: string,
  path: string,
  say: (line: string) => void,
): Promise<void> => {
  const lines = await readLines(path, say);
  const last = lines.at(-1);
  if (!last) throw new TransferProblem(`${path} has no checkpoints.`);
  for (const { sequence, hash, at } of lines) {
    const event = await database
      .selectFrom("auditEvents")
      .select("hash")
      .where("sequence", "=", sequence)
      .executeTakeFirst();
    // A removal never goes past a checkpoint, so its end has the checkpoint's hash.
    const found =
      event ??
      (await database
        .selectFrom("auditRemovals")
        .select("hash")
        .where("toSequence", "=", sequence)
        .executeTakeFirst());
    if (found?.hash !== hash)
      throw new TransferProblem(
        `${name} doesn't match the checkpoint of ${new Date(at).toISOString()}: ` +
          `event ${sequence} or an earlier one was changed or removed.`,
      );
  }
  say(`Signed with ${[...new Set(lines.map(({ keyId }) => keyId))].join(", ")}.`);
  say(
    `${name} matches ${lines.length} checkpoints, the last of event ${last.sequence} at ` +
      `${new Date(last.at).toISOString()}.`,
  );
};

/**
 * Verifies the chain of an audit log, and says what that proves; throws `TransferProblem` if it's broken. Events that
 * are written but not in the chain yet don't count.
 */
export const sayChain = async (
  { database, sealer }: Pick<Services, "database" | "sealer">,
  name: string,
  say: (line: string) => void,
): Promise<void> => {
  const { events, removed, signed, brokenAt } = await verifyChain({ database }, sealer);
  if (brokenAt !== null)
    throw new TransferProblem(
      `${name} has a broken chain: event ${brokenAt} was changed or removed.`,
    );
  const kept = `${events} events${removed > 0 ? ` and the record of ${removed} that expired` : ""}`;
  if (!signed) {
    say(`${name} has ${kept} in an unbroken chain, which isn't signed.`);
    say("That proves nothing against somebody who can write to the database.");
    return;
  }
  const end = `event ${signed.sequence} at ${new Date(signed.at).toISOString()}`;
  say(`${name} has ${kept} in an unbroken chain, signed up to ${end}.`);
  say(
    "Without the secret key nobody changed, removed or inserted one of them. Somebody who has it could have rewritten " +
      "the log, and anybody with the database could have put an older copy in its place: only checkpoints that are " +
      "kept elsewhere show that.",
  );
};

/** The sealer of a console's secret key; undefined if the key isn't here, and none is made. */
const sealerOf = async (source: KeySource): Promise<Sealer | undefined> => {
  const { secretKeys, secretKeyCommand, dataDirectory } = source;
  const isMissing =
    !secretKeys && secretKeyCommand === undefined && !existsSync(keyFile(dataDirectory));
  return isMissing ? undefined : createSealer(await readMasterKeys(source));
};

/**
 * Verifies a console's audit log: its chain with the secret key, and with a file the checkpoints that were written
 * outside its database. What these cover can't have been rewritten since, even by somebody who has the database and its
 * key.
 */
export const verifyAudit = async (
  configuration: ConsoleStorage & KeySource,
  path: string | undefined,
  say: (line: string) => void,
): Promise<void> =>
  closeAfter(await openToRead(configuration), async (opened) => {
    const { database } = opened;
    const name = nameOfStorage(configuration);
    const sealer = await sealerOf(configuration);
    if (path) await compareWithCheckpoints(opened, name, path, say);
    else if (!sealer)
      throw new TransferProblem(
        "SECRET_KEY isn't set: it tells the console's signatures from others'.",
      );
    if (!sealer)
      return say("SECRET_KEY isn't set: the events between the checkpoints weren't verified.");
    await requireKeys(database, sealer);
    await sayChain({ database, sealer }, name, say);
  });
