import { acceptInvitation } from "@console-shell/contract/calls/invitation";
import type { Feature } from "#kernel/call.ts";
import { handleAcceptInvitation } from "./accept-invitation.ts";

/** Links to set a first password. */
export const invitation: Feature = (route) => {
  route(acceptInvitation, handleAcceptInvitation);
};
