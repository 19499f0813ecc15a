import { bodyBytes, type Endpoint, endpoints, publicEndpoints } from "@console-shell/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { refuseCostlyJson } from "./json-body.ts";

interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  maxLength?: number;
  maxItems?: number;
}

/** Nothing without a declared length is longer: names, tokens, dates, passwords. */
const otherwise = { characters: 256, items: 100, number: 24 };

/** Bytes of the longest value in Latin letters that a schema accepts. */
const bytesOf = (schema: JsonSchema): number => {
  const { properties = {}, items = {}, maxLength = otherwise.characters } = schema;
  if (schema.anyOf) return Math.max(...schema.anyOf.map(bytesOf));
  const choices = "const" in schema ? [schema.const] : schema.enum;
  if (choices) return Math.max(...choices.map((choice) => JSON.stringify(choice).length));
  if (schema.type === "string") return (schema.format === "uuid" ? 36 : maxLength) + 2;
  if (schema.type === "array")
    return 2 + (schema.maxItems ?? otherwise.items) * (1 + bytesOf(items));
  if (schema.type !== "object") return otherwise.number;
  const fields = Object.entries(properties);
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + bytesOf(field), 2);
};

const withBody = ([...endpoints, ...publicEndpoints] as readonly Endpoint[]).filter(
  ({ body }) => body,
);

test.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
  "the longest body of %s is within its limit @security-36",
  (_name, { body, maxBody = bodyBytes }) => {
    const schema = z.toJSONSchema(body!, { io: "input", unrepresentable: "any" }) as JsonSchema;
    expect(bytesOf(schema)).toBeLessThanOrEqual(maxBody);
  },
);

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe("JSON that is costly to parse", () => {
  test("is rejected when it is nested too deeply @security-36", () => {
    expect(() => refuseCostlyJson(`{"a":${nested(33)}}`)).toThrow(
      expect.objectContaining({
        code: "bad_input",
        fields: [{ path: "", code: "too_deep" }],
      }) as Error,
    );
    // Not closed either: the scan stops where it's too deep.
    expect(() => refuseCostlyJson('[{"a":'.repeat(2_000_000))).toThrow("bad_input");
  });

  test("is rejected when it has too many values @security-36", () => {
    expect(() => refuseCostlyJson(`[${"1,".repeat(40_000)}1]`)).toThrow("too_large");
  });

  test("may contain brackets, commas and quotes in a string", () => {
    const text = `\\"${"[{,".repeat(40_000)}`;
    expect(() => refuseCostlyJson(JSON.stringify([{ text, [text]: text }]))).not.toThrow();
  });

  test("may be wide without being deep", () => {
    expect(() =>
      refuseCostlyJson(JSON.stringify(Array.from({ length: 1000 }, () => ({ a: [1] })))),
    ).not.toThrow();
  });
});
