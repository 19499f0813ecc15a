import type { FieldCode } from "@console-shell/contract";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";

/** A resource in SCIM's JSON, with the names of its attributes as in the schema. */
export type Resource = Record<string, unknown>;
export type Element = Record<string, unknown>;

/** The attributes that the console has of a resource. Providers send many more, which are ignored. */
export interface Shape {
  /** The schema's URN, which may precede a name. */
  schema: string;
  single: readonly string[];
  /** Names of sub-attributes. */
  complex: Readonly<Record<string, readonly string[]>>;
  /** Lists of objects; names of sub-attributes. */
  multiple: Readonly<Record<string, readonly string[]>>;
  readOnly: readonly string[];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name as the schema writes it: names ignore case. */
export const nameIn = (names: readonly string[], name: string): string | undefined =>
  names.find((one) => one.toLowerCase() === name.toLowerCase());

/** A name without the URN of its own schema. */
export const withoutSchema = ({ schema }: Pick<Shape, "schema">, name: string): string =>
  name.toLowerCase().startsWith(`${schema.toLowerCase()}:`) ? name.slice(schema.length + 1) : name;

/** A single value; providers may send it as a list of one, with or without a name. An empty list means none. */
export const singleOf = (sent: unknown): unknown => {
  const [value, ...others]: unknown[] = Array.isArray(sent) ? sent : [sent];
  if (others.length > 0) return sent;
  return isObject(value) && "value" in value ? value["value"] : value;
};

/** An object's attributes, those under the URN of its own schema included. */
export const entriesOf = ({ schema }: Pick<Shape, "schema">, body: Resource): [string, unknown][] =>
  Object.entries(body).flatMap(([key, value]): [string, unknown][] =>
    isObject(value) && nameIn([schema], key) ? Object.entries(value) : [[key, value]],
  );

/** An object's sub-attributes that the console has. */
export const partsOf = (names: readonly string[], value: unknown): Element | undefined => {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const name = nameIn(names, key);
      return name === undefined || part === null ? [] : [[name, part]];
    }),
  );
};

/** A list's elements; a single one may come without brackets, or as its value. */
export const elementsOf = (names: readonly string[], value: unknown): Element[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    if (typeof one === "string") return [{ value: one }];
    const element = partsOf(names, one);
    return element ? [element] : [];
  });

/** A sent resource with the attributes that the console has, under their own names. */
export const readResource = (shape: Shape, body: Resource): Resource => {
  const resource: Resource = {};
  for (const [key, value] of entriesOf(shape, body)) {
    const name = withoutSchema(shape, key);
    const single = nameIn(shape.single, name);
    const complex = nameIn(Object.keys(shape.complex), name);
    const multiple = nameIn(Object.keys(shape.multiple), name);
    if (value === null) continue;
    if (single) resource[single] = singleOf(value);
    if (complex) resource[complex] = partsOf(shape.complex[complex]!, value);
    if (multiple) resource[multiple] = elementsOf(shape.multiple[multiple]!, value);
  }
  return resource;
};

/** The field errors of issues that a resource's texts can have. */
const codes: Partial<Record<z.core.$ZodIssue["code"], FieldCode>> = {
  too_big: "too_big",
  too_small: "required",
  invalid_type: "invalid_type",
  custom: "forbidden_character",
};

/** A value of a resource as its schema parses it; refused under its path. */
export const parsed = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const code = value === undefined ? "required" : (codes[issue!.code] ?? "invalid_format");
  throw new Refusal("bad_input", [{ path, code }]);
};

const named = (list: string | undefined): string[] =>
  (list ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");

/** The attributes of a resource that a query selects; `id` and `schemas` are always returned. */
export const projected = (
  { schema }: Pick<Shape, "schema">,
  resource: Resource,
  query: { attributes?: string | undefined; excludedAttributes?: string | undefined },
): Resource => {
  const names = (list: string | undefined) =>
    named(list).map((one) => withoutSchema({ schema }, one));
  const wanted = names(query.attributes);
  const excluded = names(query.excludedAttributes);
  if (wanted.length === 0 && excluded.length === 0) return resource;
  const isKept = (path: string) =>
    wanted.length > 0
      ? wanted.some((one) => one === path || path.startsWith(`${one}.`))
      : !excluded.includes(path);
  const subOf = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => subOf(name, one));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([key]) => isKept(`${name}.${key.toLowerCase()}`)),
    );
  };
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      const name = key.toLowerCase();
      if (name === "id" || name === "schemas") return [[key, value]];
      if (wanted.length === 0 && excluded.includes(name)) return [];
      const isPart = wanted.some((one) => one.startsWith(`${name}.`));
      return isKept(name) || isPart ? [[key, subOf(name, value)]] : [];
    }),
  );
};
