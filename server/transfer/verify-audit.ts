import { readFile } from "node:fs/promises";
import { z } from "zod";
import { endStatement, isSigned, keyIdOf, publicKeyOf } from "#modules/identity/index.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
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
      `${new Date(last.at).toISOString()}. Verify the chain on the audit page to prove the events between them.`,
  );
};

/**
 * Compares a console's audit log with checkpoints that were written outside its database. What they cover can't have
 * been rewritten since, even by somebody who has the database and its key.
 */
export const verifyAudit = async (
  storage: ConsoleStorage,
  path: string,
  say: (line: string) => void,
): Promise<void> =>
  closeAfter(await openToRead(storage), (opened) =>
    compareWithCheckpoints(opened, nameOfStorage(storage), path, say),
  );
