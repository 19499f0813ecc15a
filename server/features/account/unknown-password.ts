import { newToken } from "../session/token.ts";
import { hashPassword } from "./password-hash.ts";

/** Columns of an operator who has no password: the hash of one that nobody knows. */
export const unknownPassword = async () => ({
  password_hash: await hashPassword(newToken()),
  awaits_password: true,
});
