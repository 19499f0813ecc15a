import * as calls from "@console-shell/contract/calls/setup";
import { answer } from "#kernel/answer.ts";
import { handleSetUp } from "./set-up.ts";

/** Creation of a new console's first operator. */
export const setup = answer(calls, {
  setUp: handleSetUp,
});
