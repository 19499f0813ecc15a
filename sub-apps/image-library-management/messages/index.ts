import { createUseText } from "@console-shell/sdk";
import type enUS from "./en-US.ts";

/** Languages are loaded on demand. */
export const messages = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
export const useText = createUseText<keyof typeof enUS>();
