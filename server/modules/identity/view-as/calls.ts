import * as calls from "@console-shell/contract/calls/view-as";
import { answer } from "#kernel/answer.ts";
import { beginView, endView } from "./writes.ts";

/** Viewing the console as another operator. */
export const viewAs = answer(calls, { beginView, endView });
