/** Keyboard rows, the alphabet and the digits: sequences along them are easy to guess. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "!@#$%^&*()_+",
];

const neighbours = new Set(
  rows.flatMap((row) =>
    Array.from({ length: row.length - 1 }, (_, index) => row.slice(index, index + 2)).flatMap(
      (pair) => [pair, pair.split("").toReversed().join("")],
    ),
  ),
);

/** Whether the text repeats one short piece, e.g. `abcabcabcabc`. */
export const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4, 5, 6].some(
    (period) =>
      text.length >= 2 * period &&
      text.split("").every((character, index) => character === text[index % period]),
  );

/** Whether nearly every character follows a keyboard row or repeats, e.g. `qwertyuiop12` or `aaaabbbbcccc`. */
export const isSequence = (text: string): boolean => {
  const steps = text.length - 1;
  let easy = 0;
  for (let index = 0; index < steps; index += 1)
    if (text[index] === text[index + 1] || neighbours.has(text.slice(index, index + 2))) easy += 1;
  return steps > 0 && easy / steps >= 0.75;
};
