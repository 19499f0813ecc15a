import { createUseText } from "@console-shell/sdk";
import type enUS from "./en-US.ts";

/** Each language is loaded when it's needed. */
export const messages = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

export const useText = createUseText<keyof typeof enUS>();
