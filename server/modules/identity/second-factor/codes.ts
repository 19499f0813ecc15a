import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Tables } from "#platform/database/tables/index.ts";
import { hashToken } from "../session/token.ts";

/** Seconds per code; the steps before and after are accepted, for clocks that differ. */
const totpPeriod = 30;

/** A new secret for an authenticator app: 160 bits, in base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, account: string): string =>
  generateURI({ issuer: "Console Shell", label: account, secret });

/** The code's time step, if it's later than the last one accepted; otherwise null. `now` in milliseconds. */
export const totpStep = (
  secret: string,
  code: string,
  { lastStep, now }: { lastStep: number; now: number },
): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now / 1000);
  // The library throws if no step is left that could count.
  if (lastStep > Math.floor(epoch / totpPeriod)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: totpPeriod,
    afterTimeStep: lastStep,
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
};

const codeCount = 10;
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
  const made = Array.from({ length: codeCount }, newCode);
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
