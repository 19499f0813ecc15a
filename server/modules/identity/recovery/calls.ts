import * as calls from "@console-shell/contract/calls/recovery";
import { answer } from "#kernel/answer.ts";
import { forgetPassword } from "./forget.ts";
import { preResetPassword, resetPassword } from "./writes.ts";

export const recovery = answer(calls, {
  forgetPassword,
  preResetPassword,
  resetPassword,
});
