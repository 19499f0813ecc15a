import { type RawBuilder, sql, type SqlBool } from "kysely";
import { type Filter, parse } from "scim2-parse-filter";
import { Refusal } from "#kernel/refusal.ts";
import { byBytes } from "#platform/database/dialect/by-bytes.ts";
import type { Services } from "#platform/services.ts";
import { withoutSchema } from "./shape.ts";

type Condition = RawBuilder<SqlBool>;

/** An attribute in SQL. `fold` gives the form in which text that ignores case is stored. */
export type Attribute =
  | {
      kind: "text";
      value: RawBuilder<unknown>;
      fold?: (text: string) => string;
      /** Replaces `eq` by a condition that uses an index. */
      equals?: (text: string) => Condition;
    }
  | { kind: "time"; value: RawBuilder<unknown> }
  | { kind: "boolean"; value: Condition };

/** The attributes of a list's elements. `within` says that one of them meets a condition. */
export interface Elements {
  attributes: Readonly<Record<string, Attribute>>;
  within: (condition: Condition) => Condition;
}

/** What a resource can be filtered and sorted by; names in lower case. */
export interface Filterable {
  schema: string;
  attributes: Readonly<Record<string, Attribute>>;
  elements: Readonly<Record<string, Elements>>;
}

type Comparison = Extract<Filter, { compValue: unknown }>;

const always = sql<SqlBool>`1 = 1`;

const refuse = (): never => {
  throw new Refusal("bad_input", [{ path: "filter", code: "scim_filter" }]);
};

const isPresent = (attribute: Attribute): Condition =>
  attribute.kind === "boolean" ? always : sql<SqlBool>`${attribute.value} is not null`;

const symbols = { eq: "=", ne: "<>", gt: ">", ge: ">=", lt: "<", le: "<=" } as const;
const symbolOf = (op: string) =>
  sql.raw(op in symbols ? symbols[op as keyof typeof symbols] : refuse());

const compareBoolean = (value: Condition, { op, compValue }: Comparison): Condition => {
  // Microsoft Entra sends "True".
  const text = String(compValue).toLowerCase();
  if (!["true", "false"].includes(text) || !["eq", "ne"].includes(op)) return refuse();
  return (text === "true") === (op === "eq") ? value : sql<SqlBool>`not (${value})`;
};

const compareTime = (value: RawBuilder<unknown>, { op, compValue }: Comparison): Condition => {
  const at = typeof compValue === "string" ? Date.parse(compValue) : Number.NaN;
  return Number.isNaN(at) ? refuse() : sql<SqlBool>`${value} ${symbolOf(op)} ${at}`;
};

/* Without `like`, which ignores case on SQLite only. */
const compareText = (
  services: Pick<Services, "dialect">,
  { value, fold, equals }: Extract<Attribute, { kind: "text" }>,
  { op, compValue }: Comparison,
): Condition => {
  if (typeof compValue !== "string") return refuse();
  const text = fold ? fold(compValue) : compValue;
  const length = Array.from(text).length;
  switch (op) {
    case "co":
      return text === "" ? always : sql<SqlBool>`replace(${value}, ${text}, '') <> ${value}`;
    case "sw":
      return sql<SqlBool>`substr(${value}, 1, ${sql.lit(length)}) = ${text}`;
    case "ew":
      return sql<SqlBool>`(length(${value}) >= ${sql.lit(length)} and substr(${value}, length(${value}) - ${sql.lit(length)} + 1) = ${text})`;
    case "eq":
    case "ne":
      if (op === "eq" && equals) return equals(text);
      return sql<SqlBool>`${value} ${symbolOf(op)} ${text}`;
    default:
      return sql<SqlBool>`${byBytes(services, value)} ${symbolOf(op)} ${text}`;
  }
};

/** An absent value meets no comparison except `eq null`. Never null itself, so that `not` is its opposite. */
const compare = (
  services: Pick<Services, "dialect">,
  attribute: Attribute,
  comparison: Comparison,
): Condition => {
  const { op, compValue } = comparison;
  if (compValue === null) {
    if (op === "eq") return sql<SqlBool>`not (${isPresent(attribute)})`;
    return op === "ne" ? isPresent(attribute) : refuse();
  }
  const compared = (() => {
    if (attribute.kind === "boolean") return compareBoolean(attribute.value, comparison);
    if (attribute.kind === "time") return compareTime(attribute.value, comparison);
    return compareText(services, attribute, comparison);
  })();
  return sql<SqlBool>`(${isPresent(attribute)} and ${compared})`;
};

interface Names {
  attributes: Filterable["attributes"];
  elements?: Filterable["elements"];
  schema: string;
}

const translate = (
  services: Pick<Services, "dialect">,
  filter: Filter,
  names: Names,
): Condition => {
  switch (filter.op) {
    case "and":
    case "or": {
      const parts = filter.filters.map((one) => translate(services, one, names));
      return sql<SqlBool>`(${sql.join(parts, filter.op === "and" ? sql` and ` : sql` or `)})`;
    }
    case "not":
      return sql<SqlBool>`not (${translate(services, filter.filter, names)})`;
    default: {
      if (!("attrPath" in filter)) return refuse();
      const path = withoutSchema(names, filter.attrPath).toLowerCase();
      const [list = "", sub = "value"] = path.split(".");
      const elements =
        names.elements && Object.hasOwn(names.elements, list) && names.elements[list];
      if (filter.op === "[]")
        return elements
          ? elements.within(
              translate(services, filter.valFilter, { ...names, ...elements, elements: {} }),
            )
          : refuse();
      const at = (attributes: Names["attributes"], name: string) =>
        Object.hasOwn(attributes, name) ? attributes[name]! : refuse();
      const condition = (attribute: Attribute) =>
        filter.op === "pr" ? isPresent(attribute) : compare(services, attribute, filter);
      return elements
        ? elements.within(condition(at(elements.attributes, sub)))
        : condition(at(names.attributes, path));
    }
  }
};

/** A filter (RFC 7644, 3.4.2.2) as a condition in SQL; refuses attributes that it can't be about. */
export const conditionOf = (
  services: Pick<Services, "dialect">,
  filterable: Filterable,
  text: string,
): Condition => {
  let filter: Filter;
  try {
    filter = parse(text);
  } catch {
    return refuse();
  }
  return translate(services, filter, filterable);
};

/** The order that a query wants; undefined for the list's own. */
export const sortOf = (
  services: Pick<Services, "dialect">,
  { schema, attributes, elements }: Filterable,
  sortBy: string | undefined,
): RawBuilder<unknown> | undefined => {
  if (sortBy === undefined) return undefined;
  const path = withoutSchema({ schema }, sortBy).toLowerCase();
  const [list = "", sub = "value"] = path.split(".");
  // An operator has one address; other lists have no order.
  const from = list === "emails" ? (elements["emails"]?.attributes ?? {}) : attributes;
  const name = list === "emails" ? sub : path;
  const attribute = Object.hasOwn(from, name) ? from[name] : undefined;
  if (!attribute) throw new Refusal("bad_input", [{ path: "sortBy", code: "scim_path" }]);
  if (attribute.kind === "text") return byBytes(services, sql`coalesce(${attribute.value}, '')`);
  return attribute.kind === "boolean"
    ? sql`case when ${attribute.value} then 1 else 0 end`
    : attribute.value;
};
