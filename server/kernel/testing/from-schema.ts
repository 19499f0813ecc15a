import * as fc from "fast-check";
import { z } from "zod";
import { wildNumber, wildText, wildValue } from "./wild.ts";

/** The subset of JSON Schema that our inputs use. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Identifiers of existing records for a field or parameter. */
export type KnownIds = (name: string) => readonly string[];

/** How to generate inputs: valid ones, or with some arbitrary values. */
interface Manner {
  ids: KnownIds;
  isWild: boolean;
}

/** One in this many values of a wild input is arbitrary. */
const oneWildOf = 8;
/** No schema needs a longer text. */
const longestGood = 40;

/** Standards allow addresses that few people have; most of these are ordinary. */
const plainAddress = fc.stringMatching(/^[A-Za-z0-9]{1,20}@[a-z]{1,20}\.example$/);

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Made once per pattern, because making one is slow. */
const matchingText = (pattern: string): fc.Arbitrary<string> => {
  const made = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern, "u"));
  byPattern.set(pattern, made);
  return made;
};

/** A reserved domain: requests to it go nowhere. */
const plainUrl = fc.stringMatching(/^https:\/\/[a-z]{1,20}\.example\/[a-z]{0,9}$/);

const goodText = (
  { format, pattern, minLength = 1, maxLength = longestGood }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<string> => {
  if (format === "uuid") return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
  if (format === "email") return fc.oneof(fc.emailAddress(), plainAddress);
  if (format === "uri") return plainUrl;
  if (format === "time-zone") return fc.constantFrom("UTC", "Asia/Shanghai");
  if (pattern !== undefined) {
    const matching = matchingText(pattern);
    return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), matching) : matching;
  }
  const most = Math.max(minLength, Math.min(maxLength, longestGood));
  return fc.string({ unit: "grapheme", minLength, maxLength: most });
};

/** Mostly small: realistic pages, counts and amounts. */
const goodInteger = ({
  minimum = -1e6,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema): fc.Arbitrary<number> => {
  const min = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  const small = { min: Math.max(min, 1), max: Math.min(max, 50) };
  const any = fc.integer({ min, max });
  return small.min > small.max
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.integer(small) }, { weight: 1, arbitrary: any });
};

const good = (schema: JsonSchema, manner: Manner, name: string): fc.Arbitrary<unknown> => {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, manner, name)));
  const { minimum = -1e6, maximum = 1e15 } = schema;
  switch (schema.type) {
    case "string":
      return goodText(schema, manner.ids(name));
    case "integer":
      return goodInteger(schema);
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, manner, name), {
        minLength: manner.isWild ? 0 : (schema.minItems ?? 0),
        maxLength: Math.max(4, schema.minItems ?? 0),
      });
    case "object":
      return objectOf(schema, manner);
    default:
      return wildValue;
  }
};

/** An object with its required fields; a wild one sometimes has unknown fields, too. */
const objectOf = ({ properties = {}, required = [] }: JsonSchema, manner: Manner) => {
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, valueOf(one, manner, name)]),
    ),
    { requiredKeys: required },
  );
  if (!manner.isWild) return fields;
  const unknown = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(wildText, wildValue, { minKeys: 1, maxKeys: 3 }) },
  );
  return fc.tuple(fields, unknown).map(([fields, unknown]): unknown => ({ ...unknown, ...fields }));
};

const valueOf = (schema: JsonSchema, manner: Manner, name: string): fc.Arbitrary<unknown> =>
  manner.isWild
    ? fc.oneof(
        { weight: oneWildOf - 1, arbitrary: good(schema, manner, name) },
        { weight: 1, arbitrary: fc.oneof(wildText, wildNumber, wildValue) },
      )
    : good(schema, manner, name);

/** Inputs that a schema accepts or nearly accepts; its refinements in code may still refuse them. */
export const inputOf = (schema: z.ZodType, ids: KnownIds): fc.Arbitrary<unknown> => {
  const options = { io: "input", unrepresentable: "any" } as const;
  const json = z.toJSONSchema(schema, options) as JsonSchema;
  return fc.oneof(good(json, { ids, isWild: false }, ""), good(json, { ids, isWild: true }, ""));
};
