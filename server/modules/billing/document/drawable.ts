import { oneFullStop } from "@console-shell/contract/words/one-full-stop";

/** Tabs, direction marks and joiners in typed text: fonts draw them as boxes. */
const undrawable = /[^\P{Cc}\n]|[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text as it's drawn: with letters in one character where there is one, e.g. `é`, as fonts have it. */
export const drawable = (text: string): string =>
  oneFullStop(text).normalize("NFC").replaceAll(undrawable, " ").trimEnd();
