import { createUseText } from "@console-shell/sdk";
import type enUS from "./en-US.ts";

/** Each language loads for those who use it. */
export const messages = {
  "en-US": () => import("./en-US.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
export const useText = createUseText<keyof typeof enUS>();
export type Text = ReturnType<typeof useText>;
