import { oneFullStop } from "@console-shell/contract/words/one-full-stop";

/** Tabs and joiners in typed text: fonts draw them as boxes. */
const undrawable = /[^\P{Cc}\n]|[\u200C\u200D]/gu;
/** What shows nothing. A soft hyphen would be drawn as a hyphen in the middle of a word. */
const invisible = /[\p{Cf}--[\u200C\u200D]]|[\uFE0E\uFE0F]/gv;

/** A text as it's drawn: with letters in one character where there is one, e.g. `é`, as fonts have it. */
export const drawable = (text: string): string =>
  oneFullStop(text)
    .normalize("NFC")
    .replaceAll(invisible, "")
    .replaceAll(undrawable, " ")
    .trimEnd();
