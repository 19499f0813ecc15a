import { setUp } from "@console-shell/contract/calls/setup";
import type { Feature } from "#kernel/call.ts";
import { handleSetUp } from "./set-up.ts";

/** Creation of a new console's first operator. */
export const setup: Feature = (route) => {
  route(setUp, handleSetUp);
};
