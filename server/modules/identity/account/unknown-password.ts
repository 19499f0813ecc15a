import { newToken } from "../session/token.ts";
import { hashPassword } from "./password-hash.ts";

export type UnknownPassword = Awaited<ReturnType<typeof unknownPassword>>;

/**
 * Columns of an operator without a password: the hash of a random one. Compute it before the transaction, because
 * hashing is slow.
 */
export const unknownPassword = async () => ({
  passwordHash: await hashPassword(newToken()),
  awaitsPassword: true,
});
