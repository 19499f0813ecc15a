import * as calls from "@console-shell/contract/calls/invitation";
import { answer } from "#kernel/answer.ts";
import { acceptInvitation } from "./accept.ts";

/** Links to set a first password. */
export const invitation = answer(calls, { acceptInvitation });
