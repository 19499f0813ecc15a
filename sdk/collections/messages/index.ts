import { createUseText } from "@console-shell/sdk";
import type enUS from "./en-US.ts";

export const useText = createUseText<keyof typeof enUS>();
