import { portraitCount } from "@console-shell/server/platform/vision/testing/portraits";

// Who is who on the sheet of portraits, judged by eye, because it isn't documented.

/** Nineteen photographs of one man, taken on different days, without sunglasses. */
export const oneMan: readonly number[] = Array.from({ length: 19 }, (_, at) => at);

/** The same man with sunglasses or turned away, or someone who looks like him. */
const unsure = new Set([19, 20, 21, 22, 26, 36]);

/** Everybody else. */
export const others: readonly number[] = Array.from(
  { length: portraitCount },
  (_, at) => at,
).filter((at) => at >= oneMan.length && !unsure.has(at));

/** Portraits of others that show, or may show, the same person. */
const lookAlikes = [
  [41, 42, 48],
  [27, 32, 35, 37, 70, 74, 88, 105],
  [84, 99],
  [30, 50],
  [72, 93, 102],
  [71, 77, 86],
  [56, 76, 97],
  [68, 87],
  [79, 85, 91, 100],
  [98, 103],
  [90, 94],
];

/** Whether two of the others may be the same person. */
export const mayBeOne = (one: number, other: number): boolean =>
  lookAlikes.some((group) => group.includes(one) && group.includes(other));
