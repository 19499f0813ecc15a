import type { Variables } from "./secret-files.ts";

/** Variables of other programs that resemble ours. */
const othersNames: ReadonlySet<string> = new Set(["LOGLEVEL", "DATADIR"]);

/** Edit distance that counts a swap of neighbouring letters as one change (Damerau–Levenshtein). */
const distance = (from: string, to: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length]!;
};

const sortedLetters = (word: string): string => Array.from(word).toSorted().join("");

/* Short names resemble too many others (HOST and HOME, PORT and POST): only swapped letters count. */
const isSlipOf = (name: string, known: string): boolean => {
  if (name.toUpperCase() === known) return known.length >= 6;
  if (known.length < 6)
    return sortedLetters(name) === sortedLetters(known) && distance(name, known) === 1;
  return distance(name, known) <= (known.length < 12 ? 1 : 2);
};

/** Beginnings of names that are only ours. */
const ownBeginnings = ["FILES_S3_", "WEBHOOK_", "VISION_", "SMTP_", "METRICS_", "AUDIT_"];

/** Kubernetes sets these for a service of any name, as Docker did for links. */
const ofServices = /_(?:SERVICE_HOST|SERVICE_PORT|PORT)(?:_\w+)?$/;

const isOurs = (name: string): boolean =>
  ownBeginnings.some((beginning) => name.startsWith(beginning)) && !ofServices.test(name);

/**
 * A line for each variable that is set, unknown and meant for the console: misspelled, or with one of its own
 * beginnings. A variable that is set correctly isn't suggested for another one.
 */
export const unknownVariables = (variables: Variables, known: readonly string[]): string[] => {
  const unset = known.filter((name) => !variables[name]);
  const others = Object.keys(variables).filter(
    (name) => variables[name] && !known.includes(name) && !othersNames.has(name),
  );
  return others.flatMap((name) => {
    const meant = unset.find((one) => isSlipOf(name, one));
    if (meant !== undefined) return `${name}: did you mean ${meant}? Rename or unset it.`;
    return isOurs(name) ? `${name}: the console has no such variable. Unset it.` : [];
  });
};
