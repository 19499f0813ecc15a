import {
  forgetPassword,
  preResetPassword,
  resetPassword,
} from "@console-shell/contract/endpoints/recovery";
import type { Feature } from "../../http/call.ts";
import { registerMailbox } from "../../mail/mailbox-page.ts";
import { createBackground } from "./background.ts";
import { handleForgetPassword } from "./forget-password.ts";
import { handlePreResetPassword } from "./pre-reset-password.ts";
import { handleResetPassword } from "./reset-password.ts";

export const recovery: Feature = (route, hooks, services) => {
  const background = createBackground(services.log);
  hooks.onClose(background.settled);
  route(forgetPassword, handleForgetPassword(background));
  route(preResetPassword, handlePreResetPassword);
  route(resetPassword, handleResetPassword);
  registerMailbox(hooks, services);
};
