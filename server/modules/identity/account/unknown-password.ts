import { newToken } from "../session/token.ts";
import { hashPassword } from "./password-hash.ts";

export type UnknownPassword = Awaited<ReturnType<typeof unknownPassword>>;

/**
 * Columns of an operator who has no password: the hash of one that nobody knows. To be made before a
 * transaction begins, for a hash takes its time.
 */
export const unknownPassword = async () => ({
  password_hash: await hashPassword(newToken()),
  awaits_password: true,
});
