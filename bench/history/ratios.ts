import { type BenchName, type Ratio, withRatios } from "@console-shell/testing/figures/history";
import { readHistory, writeHistory } from "@console-shell/testing/figures/record";

/** The command's arguments, in which `--history` may come without a commit. */
export const benchArguments = (): string[] =>
  process.argv.slice(2).map((one) => (one === "--history" ? "--history=" : one));

/** The commit whose line gets the ratios: the given one, or the last. Throws if the history hasn't got it. */
export const lineOf = (given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const commits = readHistory().map(({ commit }) => commit);
  const found = given === "" ? commits.at(-1) : commits.find((commit) => commit === given);
  if (found === undefined) throw new Error(`--history=${given}: not among ${commits.join(", ")}`);
  return found;
};

/** Writes a run's ratios, to three digits, into the line of a commit if one is given. */
export const keepRatios = (
  commit: string | undefined,
  bench: BenchName,
  ratios: readonly (readonly [string, Ratio])[],
): void => {
  if (commit === undefined) return;
  const rounded = ratios.map(([name, { value, ...rest }]) => [
    name,
    { value: Number(value.toPrecision(3)), ...rest },
  ]);
  const all = Object.fromEntries(rounded) as Record<string, Ratio>;
  writeHistory(withRatios(readHistory(), commit, bench, all));
  console.log(`${rounded.length} ratios are in the history, at ${commit}`);
};
