import { parseOptions } from "@node-rs/argon2";
import { Refusal } from "#kernel/refusal.ts";
import { createSemaphore } from "#kernel/semaphore.ts";
import { newToken } from "../session/token.ts";
import { hash, hashThreads, verify } from "./hash-threads.ts";

/** OWASP's parameters for argon2id; memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The queue is about four seconds of work, and well below the limit on requests in flight: waiting sign-ins leave room
// for other calls.
const inSlot = createSemaphore({ slots: hashThreads, queue: 200 });

/** argon2id of a secret, in PHC form; only a few run at a time, and too many are refused (`unavailable`). */
export const hashPassword = (password: string): Promise<string> =>
  inSlot(() => hash(password, parameters));

/** Whether the hash matches this secret. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inSlot(() => verify(passwordHash, password));

/** Whether a stored hash used other parameters than the current ones. */
export const isOutdated = (passwordHash: string): boolean => {
  const used = parseOptions(passwordHash);
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  );
};

/** The hash of a random password, with the current parameters. */
export const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$ZuKgbwVhYrtzSv//Ir+BRg$Jccp9u4QXMU70vctEzHVJngvaQpvVlRJF5y7JYVDyXw";

/** Takes as long as checking a real password, to prevent account enumeration. Returns false. */
export const verifyDummyHash = async (password: string): Promise<false> => {
  await verifyPassword(decoy, password);
  return false;
};

/** Refunds the counted try if too many hashes are waiting (`unavailable`), because the secret wasn't checked. */
export const refundOnOverload = <Result>(
  checking: Promise<Result>,
  takeBack: () => Promise<unknown>,
): Promise<Result> =>
  checking.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === "unavailable") await takeBack();
    throw error;
  });

export type UnknownPassword = Awaited<ReturnType<typeof unknownPassword>>;

/**
 * Columns of an operator without a password: the hash of a random one. Compute it before the transaction, because
 * hashing is slow.
 */
export const unknownPassword = async () => ({
  passwordHash: await hashPassword(newToken()),
  awaitsPassword: true,
});
