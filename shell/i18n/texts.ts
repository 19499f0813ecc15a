import { createTexts, type TextOf } from "./create-texts.ts";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";

export type MessageKey = keyof typeof enUS;
export type Text = TextOf<MessageKey>;

/** What every page may show; `textFor` gives texts outside React, e.g. of a notification. */
export const { intlFor, textFor } = createTexts<MessageKey>({ "en-US": enUS, "zh-CN": zhCN });
