import { acceptInvitation } from "@console-shell/contract/endpoints/invitation";
import type { Feature } from "../../../kernel/call.ts";
import { handleAcceptInvitation } from "./accept-invitation.ts";

/** Links to set a first password. */
export const invitation: Feature = (route) => {
  route(acceptInvitation, handleAcceptInvitation);
};
