import {
  forgetPassword,
  preResetPassword,
  resetPassword,
} from "@console-shell/contract/endpoints/recovery";
import type { Feature } from "../../../kernel/call.ts";
import { registerMailbox } from "../../console/mail/mailbox-page.ts";
import { handleForgetPassword } from "./forget-password.ts";
import { handlePreResetPassword } from "./pre-reset-password.ts";
import { handleResetPassword } from "./reset-password.ts";

export const recovery: Feature = (route, hooks, services) => {
  route(forgetPassword, handleForgetPassword);
  route(preResetPassword, handlePreResetPassword);
  route(resetPassword, handleResetPassword);
  registerMailbox(hooks, services);
};
