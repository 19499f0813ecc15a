import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";

/** OWASP's parameters for argon2id; memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing runs on Node's small thread pool, which files and name look-ups need too.
const slots = Math.max(1, Math.min(2, availableParallelism() - 1));
const waiting: (() => void)[] = [];
let running = 0;

const inSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/** argon2id of a secret, in PHC form; only a few run at a time. */
export const hashPassword = (password: string): Promise<string> =>
  inSlot(() => hash(password, parameters));

/** Whether the hash was made from this secret. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inSlot(() => verify(passwordHash, password));

/** Whether a stored hash was made with other parameters than new ones are. */
export const isOutdated = (passwordHash: string): boolean => {
  const used = parseOptions(passwordHash);
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  );
};

let decoy: Promise<string> | undefined;

/** Takes as long as checking a real password; for accounts that don't exist. Answers false. */
export const verifyNothing = async (password: string): Promise<false> => {
  decoy ??= hashPassword("nobody has this password");
  await verifyPassword(await decoy, password);
  return false;
};
