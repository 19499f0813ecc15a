/* Common to scripts that join no letters: here a joiner shows nothing. */
const plain = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Kana}\p{N}\p{P}\p{Z}]`;
const afterPlain = new RegExp(`(^|${plain})$`, "u");
const beforePlain = new RegExp(`^($|${plain})`, "u");
const joiners = /[\u200C\u200D]+/gu;
/* Emoji sequences and, for example, Persian need theirs. One expression for both sides would look at long runs for hours. */
const withoutIdleJoiners = (text: string): string =>
  text.replaceAll(joiners, (run, at: number) => {
    const end = at + run.length;
    const isIdle =
      afterPlain.test(text.slice(Math.max(0, at - 2), at)) ||
      beforePlain.test(text.slice(end, end + 2));
    return isIdle ? "" : run;
  });
/*
 * With marks of direction, which come along when names are copied from dialogs, and numbers from address books. Those that
 * turn letters around (U+202D, U+202E) stay, because without them another text would show: lines refuse them.
 */
const invisible =
  /[\u034F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202C\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/* Flags of England, Scotland and Wales are a black flag with letters that show nothing, nor do they anywhere else. */
const idleTags = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0001}\u{E0020}-\u{E007F}]/gu;
const wide = /[０-９Ａ-Ｚａ-ｚ]/gu;
/* With the blanks of Hangul and Braille. */
const spaces = /[\p{Zs}\u2800\u3164\uFFA0]/gu;
/* More marks on a letter than any language has: engines sort them, which takes minutes for a megabyte. */
const manyMarks = /(?<=\p{M}{30})\p{M}+/gu;
const composed = (text: string): string => text.replaceAll(manyMarks, "").normalize("NFC");
const ascii = /^[\0-\x7F]*$/;

/**
 * A typed line as it is kept: composed (NFC), without characters that show nothing, letters and digits of normal width.
 * The server does it to every text of a request but passwords and prose, so two that look the same are equal.
 */
export const normalText = (text: string): string =>
  ascii.test(text)
    ? text
    : composed(
        withoutIdleJoiners(text.replaceAll(invisible, ""))
          .replaceAll(idleTags, "")
          .replaceAll(spaces, " ")
          .replaceAll(wide, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0)),
      );

/**
 * Prose as it is kept: as it was written, but composed and without blanks around it. The wide spaces stay with which its
 * first paragraph may begin; of nothing that can be seen remains nothing.
 */
export const proseText = (text: string): string =>
  normalText(text).trim() === "" ? "" : composed(text.trimEnd().replace(/^[\s--\u3000]+/v, ""));

/**
 * A text as it is compared: two are the same if their keys are, and one contains another if its key does. Ignores case,
 * one letter for each letter, as databases can: `İ`, `I` and `ı` are `i`, `ς` is `σ`.
 */
export const textKey = (text: string): string =>
  normalText(text).replaceAll(/[İIı]/gu, "i").toLowerCase().replaceAll("ς", "σ");

/**
 * An address or account name as it is compared: ignores case, but no other letters are the same, because the owner of one
 * address must not get into the account of another.
 */
export const addressKey = (text: string): string => normalText(text).toLowerCase();

/** Whether a text contains a search, as it is typed. */
export const hasText = (text: string, search: string): boolean =>
  textKey(text).includes(textKey(search.trim()));
