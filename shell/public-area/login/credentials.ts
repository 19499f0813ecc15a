import type { ApiInput } from "@console-shell/contract";

/** The first step's input; kept only in memory. */
export type Credentials = Pick<
  ApiInput<"POST /auth/session/login">["body"],
  "account" | "password" | "remember"
>;
