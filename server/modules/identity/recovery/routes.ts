import * as calls from "@console-shell/contract/calls/recovery";
import { answer } from "#kernel/answer.ts";
import { handleForgetPassword } from "./forget-password.ts";
import { handlePreResetPassword } from "./pre-reset-password.ts";
import { handleResetPassword } from "./reset-password.ts";

export const recovery = answer(calls, {
  forgetPassword: handleForgetPassword,
  preResetPassword: handlePreResetPassword,
  resetPassword: handleResetPassword,
});
