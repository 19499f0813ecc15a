import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken } from "../session/token.ts";

const codes = 10;
/* Without easily confused letters; 32 of them, five bits each. */
const alphabet = "abcdefghjkmnpqrstuvwxyz023456789";
const groups = 4;
const groupLength = 6;

/** 120 random bits in groups, so a fast hash is enough. */
const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

/** The stored form of a recovery code; spaces, hyphens and case don't count. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.replaceAll(/[\s-]/g, "").toLowerCase());

/** Regenerates an operator's recovery codes and returns them: only their hashes are stored. */
export const makeRecoveryCodes = async (
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<string[]> => {
  await transaction.deleteFrom("recoveryCodes").where("operatorId", "=", operatorId).execute();
  const made = Array.from({ length: codes }, newCode);
  await transaction
    .insertInto("recoveryCodes")
    .values(
      made.map((code) => ({
        codeHash: hashRecoveryCode(code),
        operatorId,
        usedAt: null,
      })),
    )
    .execute();
  return made;
};
