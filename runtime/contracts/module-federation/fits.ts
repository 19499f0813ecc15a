type Version = [major: number, minor: number, patch: number];

const numbers = /^[v=]*(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?$/i;
const part = (text: string | undefined) => (/^\d+$/.test(text ?? "") ? Number(text) : undefined);
const compare = (first: Version, second: Version): number => {
  const at = first.findIndex((value, index) => value !== second[index]);
  return at === -1 ? 0 : first[at]! - second[at]!;
};

/**
 * The versions from `low` up to but excluding `high` for one term of a range; undefined if
 * unsupported.
 */
const spanOf = (term: string): [low: Version, high: Version] | undefined => {
  const [, operator = "", text = ""] = /^(\^|~|>=|<=|>|<|)\s*(.*)$/.exec(term) ?? [];
  const [, first, second, third] = numbers.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [major, minor, patch] = [part(first), part(second), part(third)];
  const low: Version = [major ?? 0, minor ?? 0, patch ?? 0];
  const zero: Version = [0, 0, 0];
  const all: Version = [Infinity, 0, 0];
  if (major === undefined) return [zero, all];
  /** The first version above everything the written part covers. */
  const next = (): Version => {
    if (minor === undefined) return [major + 1, 0, 0];
    return patch === undefined ? [major, minor + 1, 0] : [major, minor, patch + 1];
  };
  if (operator === ">=") return [low, all];
  if (operator === ">") return [next(), all];
  if (operator === "<") return [zero, low];
  if (operator === "<=") return [zero, next()];
  if (operator === "~") return [low, minor === undefined ? next() : [major, minor + 1, 0]];
  if (operator !== "^" || minor === undefined) return [low, next()];
  if (major > 0) return [low, [major + 1, 0, 0]];
  return [low, minor > 0 ? [0, minor + 1, 0] : next()];
};

/**
 * Whether a released version satisfies a package.json range. False for ranges it can't parse: a
 * remote then uses the copy it bundles.
 */
export const fits = (version: string, range: string): boolean => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined) return false;
  const given: Version = [Number(major), Number(minor), Number(patch)];
  return range.split("||").some((alternative) =>
    alternative
      .trim()
      .replace(/(\S+)\s+-\s+(\S+)/, ">=$1 <=$2")
      .replaceAll(/(\^|~|>=|<=|>|<)\s+/g, "$1")
      .split(/\s+/)
      .every((term) => {
        const span = spanOf(term || "*");
        return span && compare(given, span[0]) >= 0 && compare(given, span[1]) < 0;
      }),
  );
};
