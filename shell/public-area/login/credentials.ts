import type { ApiInput } from "@console-shell/contract";

/** What was typed in the first step; it is nowhere but in the page's memory. */
export type Credentials = Pick<
  ApiInput<"POST /auth/session/login">["body"],
  "account" | "password" | "remember"
>;
