import * as calls from "@console-shell/contract/calls/setup";
import { answer } from "#kernel/answer.ts";
import { setUp } from "./writes.ts";

/** Creation of a new console's first operator. */
export const setup = answer(calls, { setUp });
