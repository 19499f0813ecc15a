import * as fc from "fast-check";
import { z } from "zod";
import { wildNumber, wildText, wildValue } from "./wild.ts";

/** The part of JSON Schema that our inputs are made of. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Identifiers of records that exist, for a field or a parameter of that name. */
export type KnownIds = (name: string) => readonly string[];

/** Of so many values one is anything instead of what the schema asks for. */
const oneWildOf = 30;

const textOf = ({ format, pattern }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> => {
  if (format === "uuid") return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), wildText);
};

const proper = (schema: JsonSchema, ids: KnownIds, name: string): fc.Arbitrary<unknown> => {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromJsonSchema(one, ids, name)));
  const { minimum = -1e6, maximum = 1e15 } = schema;
  switch (schema.type) {
    case "string":
      return textOf(schema, ids(name));
    case "integer":
      return fc.oneof(fc.integer({ min: 1, max: 50 }), fc.maxSafeInteger(), wildNumber);
    case "number":
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), wildNumber);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fromJsonSchema(schema.items ?? {}, ids, name), { maxLength: 4 });
    case "object":
      return objectOf(schema, ids);
    default:
      return wildValue;
  }
};

/** An object with its required fields most of the time, and now and then one that is unknown. */
const objectOf = ({ properties = {}, required = [] }: JsonSchema, ids: KnownIds) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, one]) => [name, fromJsonSchema(one, ids, name)]),
        ),
        { requiredKeys: required },
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.dictionary(wildText, wildValue, { minKeys: 1, maxKeys: 3 }) },
      ),
    )
    .map(([fields, unknown]): unknown => ({ ...unknown, ...fields }));

const fromJsonSchema = (schema: JsonSchema, ids: KnownIds, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: oneWildOf - 1, arbitrary: proper(schema, ids, name) },
    { weight: 1, arbitrary: wildValue },
  );

/** Inputs that a schema takes, or nearly takes. */
export const inputOf = (schema: z.ZodType, ids: KnownIds): fc.Arbitrary<unknown> => {
  const options = { io: "input", unrepresentable: "any" } as const;
  return proper(z.toJSONSchema(schema, options) as JsonSchema, ids, "");
};
