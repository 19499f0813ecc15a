import { setUp } from "@console-shell/contract/endpoints/setup";
import type { Feature } from "../../../kernel/call.ts";
import { handleSetUp } from "./set-up.ts";

/** How a new console gets its first operator. */
export const setup: Feature = (route) => {
  route(setUp, handleSetUp);
};
