import { randomInt } from "node:crypto";

/* Without characters that are easily taken for each other when read aloud or typed from paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679";
const groups = 4;
const groupLength = 5;

/** A random password of 20 characters (112 bits) in groups that can be dictated. */
export const oneTimePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");
