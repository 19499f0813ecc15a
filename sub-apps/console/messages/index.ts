import { createUseText } from "@console-shell/sdk";
import enUS from "./en-US.ts";
import zhCN from "./zh-CN.ts";

export const messages = { "en-US": enUS, "zh-CN": zhCN };
export type MessageKey = keyof typeof enUS;
export const useText = createUseText<MessageKey>();
export type Text = ReturnType<typeof useText>;
