import type { FigureValue } from "@console-shell/contract";

/** A number, or null where the answer has none yet. */
type Numbers = readonly (number | null)[];

const namesOf = (field: string) => field.split(".");

/** All values at a field; throws if the answer, which any backend may give, has no such field. */
const valuesAt = (answer: unknown, field: string): unknown[] => {
  let values: unknown[] = [answer];
  for (const name of namesOf(field))
    values = values.flatMap((value) => {
      // A list without that item has no value, which isn't an error: nothing may be owed in any currency.
      if (Array.isArray(value) && /^\d+$/.test(name)) return value.slice(+name, +name + 1);
      return [value].flat().map((one: unknown) => {
        if (typeof one !== "object" || one === null || !Object.hasOwn(one, name))
          throw new TypeError(`The answer has no field ${field}`);
        return (one as Record<string, unknown>)[name];
      });
    });
  return values.flat();
};

const numbersAt = (answer: unknown, field: string): Numbers =>
  valuesAt(answer, field).map((value) => {
    if (value !== null && !Number.isFinite(value))
      throw new TypeError(`The field ${field} is not a number`);
    return value as number | null;
  });

const isKnown = (value: number | null): value is number => value !== null;
const sumOf = (values: Numbers): number =>
  values.filter(isKnown).reduce((sum, value) => sum + value, 0);

/** Numbers of several fields: lists are added up item by item, single numbers follow each other. */
const seriesAt = (answer: unknown, fields: readonly string[]): Numbers => {
  const lists = fields.map((field) => numbersAt(answer, field));
  const longest = Math.max(...lists.map(({ length }) => length));
  if (longest <= 1) return lists.flat();
  return Array.from({ length: longest }, (_, at) => {
    const known = lists.map((list) => list[at] ?? null).filter(isKnown);
    return known.length > 0 ? sumOf(known) : null;
  });
};

/** A number as it's shown. */
export interface ReadValue {
  number: number;
  as: "number" | "amount" | "share";
  currency: string;
}

/** The value of a figure in an answer; throws if it isn't there. Undefined for a share of nothing. */
export const readValue = (
  answer: unknown,
  { fields, of, currency, whole }: FigureValue,
): ReadValue | undefined => {
  const known = seriesAt(answer, fields).filter(isKnown);
  const last = known.at(-1) ?? 0;
  const number =
    of === undefined
      ? sumOf(fields.flatMap((field) => numbersAt(answer, field)))
      : last - (of === "change" ? (known[0] ?? 0) : 0);
  if (whole) {
    const all = sumOf(whole.flatMap((field) => numbersAt(answer, field)));
    return all === 0 ? undefined : { number: number / all, as: "share", currency: "" };
  }
  const [unit] = currency === undefined ? [] : valuesAt(answer, currency);
  return typeof unit === "string"
    ? { number, as: "amount", currency: unit }
    : { number, as: "number", currency: "" };
};

/** More bars would only show when people sleep. */
const mostBars = 31;
/** A tile is less than twice as wide, in pixels. */
const mostPoints = 120;

/** The points of a figure's chart. */
export const readTrend = (
  answer: unknown,
  { fields, kind }: { fields: readonly string[]; kind?: "bars" },
): Numbers => {
  const points = seriesAt(answer, fields);
  if (kind !== "bars") {
    const step = Math.ceil(points.length / mostPoints);
    return step <= 1 ? points : points.filter((_, at) => (points.length - 1 - at) % step === 0);
  }
  const each = Math.ceil(points.length / mostBars);
  if (each <= 1) return points;
  return Array.from({ length: Math.ceil(points.length / each) }, (_, at) =>
    sumOf(points.slice(at * each, (at + 1) * each)),
  );
};
