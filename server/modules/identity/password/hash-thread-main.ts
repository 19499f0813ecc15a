import { hashSync, type Options, verifySync } from "@node-rs/argon2";

// What the threads that hash passwords do.

export const hash = ({ password, parameters }: { password: string; parameters: Options }): string =>
  hashSync(password, parameters);

export const verify = ({
  passwordHash,
  password,
}: {
  passwordHash: string;
  password: string;
}): boolean => verifySync(passwordHash, password);
