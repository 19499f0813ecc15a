import { createUseText } from "@console-shell/sdk";
import type enUS from "./en-US.ts";

/** Languages are loaded on demand. */
export const messages = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
export type MessageKey = keyof typeof enUS;
export const useText = createUseText<MessageKey>();
export type Text = ReturnType<typeof useText>;
