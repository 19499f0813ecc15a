import { Refusal } from "#kernel/refusal.ts";
import { type PasswordOwner, weaknessOf } from "./weakness.ts";

/** Throws `weak_password`, naming the field, if the password is easy to guess. */
export const refuseWeakPassword = (
  password: string,
  owner: PasswordOwner,
  field = "newPassword",
): void => {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new Refusal("weak_password", [{ path: field, code: weakness }]);
};
