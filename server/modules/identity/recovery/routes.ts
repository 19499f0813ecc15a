import {
  forgetPassword,
  preResetPassword,
  resetPassword,
} from "@console-shell/contract/calls/recovery";
import type { Feature } from "#kernel/call.ts";
import { handleForgetPassword } from "./forget-password.ts";
import { handlePreResetPassword } from "./pre-reset-password.ts";
import { handleResetPassword } from "./reset-password.ts";

export const recovery: Feature = (route) => {
  route(forgetPassword, handleForgetPassword);
  route(preResetPassword, handlePreResetPassword);
  route(resetPassword, handleResetPassword);
};
