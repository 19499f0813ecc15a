import { unknownPassword, type UnknownPassword } from "../password/hash.ts";

let made: Promise<UnknownPassword> | undefined;

/**
 * Columns of an operator without a password. One hash for all: it's of a random secret that nobody has, and hashing one
 * for each of 10,000 users would take minutes.
 */
export const noPassword = (): Promise<UnknownPassword> =>
  (made ??= unknownPassword().catch((error: unknown) => {
    // Refused while the server was busy: the next user needs one all the same.
    made = undefined;
    throw error;
  }));
