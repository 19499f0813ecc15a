import type { Endpoint, Locale } from "@console-shell/contract";
import { isProse } from "@console-shell/contract/calls/schemas";
import { normalText } from "@console-shell/contract/words/typed-text";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { FormFields } from "./form-fields.ts";
import { hasMediaType } from "./media-type.ts";
import { refusedBy } from "./issue-messages.ts";
import { Refusal, type RefusedField } from "./refusal.ts";
import { core, shapeFields } from "./shape-fields.ts";

/**
 * Reports every text that databases can't store unchanged: with a NUL character, which PostgreSQL refuses, or with an
 * unpaired surrogate, which isn't a character.
 */
const unstorableTexts = (value: unknown, path: readonly string[] = []): RefusedField[] => {
  if (typeof value === "string")
    return value.includes("\0") || !value.isWellFormed()
      ? [{ path: path.join("."), code: "forbidden_character" }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorableTexts(item, [...path, key]));
};

/** They work only exactly as they were set. */
const passwords = new Set(["password", "oldPassword", "newPassword"]);

/** The schema of an object's field or of a list's items, if it's declared. */
const partOf = (schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined => {
  const whole = core(schema);
  if (whole instanceof z.ZodObject)
    return Object.hasOwn(whole.shape, key) ? whole.shape[key] : undefined;
  return whole instanceof z.ZodArray ? whole.element : undefined;
};

/**
 * The value with its texts as they are kept; the same object, changed in place, so that nothing is copied. Prose is left
 * to its schema.
 */
const withNormalTexts = (value: unknown, schema?: z.core.$ZodType): unknown => {
  if (typeof value === "string") return schema && isProse(core(schema)) ? value : normalText(value);
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      if (!passwords.has(key) && (typeof item === "string" || typeof item === "object"))
        (value as Record<string, unknown>)[key] = withNormalTexts(
          item,
          schema && partOf(schema, key),
        );
  return value;
};

const forbiddenNames = ["__proto__", "constructor", "prototype"];
const nothing = z.strictObject({});
/** More issues than anyone would fix at once; it also keeps the response from being many times its request's size. */
const fieldsNamed = 100;

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const fieldsOf = (issue: z.core.$ZodIssue, locale: Locale): RefusedField[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.slice(0, fieldsNamed).map((key) => ({
        path: [...issue.path.map(String), key].join("."),
        code: "unrecognized_key",
      }))
    : [refusedBy(issue, locale)];

/** Parses every part of the input before reporting, so that all errors are listed at once. */
class InputReader {
  readonly #refused: RefusedField[] = [];
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  read(schema: z.ZodType, value: unknown): unknown {
    const result = schema.safeParse(withNormalTexts(value, schema), { reportInput: true });
    if (result.success) {
      this.#refuse(unstorableTexts(result.data));
      return result.data;
    }
    const named = result.error.issues
      .slice(0, fieldsNamed)
      .flatMap((issue) => fieldsOf(issue, this.#request.locale));
    this.#refuse(named);
    return undefined;
  }

  readFields(schema: z.ZodType, fields: FormFields): unknown {
    const forbidden = forbiddenNames.filter((name) => Object.hasOwn(fields, name));
    this.#refuse(forbidden.map((path) => ({ path, code: "forbidden_key" })));
    return forbidden.length > 0 ? undefined : this.read(schema, shapeFields(schema, fields));
  }

  #refuse(fields: readonly RefusedField[]): void {
    this.#refused.push(...fields.slice(0, fieldsNamed - this.#refused.length));
  }

  end(): void {
    if (this.#refused.length > 0) throw new Refusal("bad_input", this.#refused);
  }
}

const isForm = (request: FastifyRequest) =>
  hasMediaType(request, "application/x-www-form-urlencoded");

/** A call's input, parsed by its schemas; a `Refusal` lists every invalid field. */
export const parseInput = (endpoint: Endpoint, request: FastifyRequest): Input => {
  const reader = new InputReader(request);
  const input: Input = { params: undefined, query: undefined, body: undefined };
  if (endpoint.params) input.params = reader.read(endpoint.params, request.params);
  if (endpoint.query) input.query = reader.readFields(endpoint.query, request.query as FormFields);
  if (!endpoint.upload && (endpoint.body || request.body !== undefined)) {
    const schema = endpoint.body ?? nothing;
    const body = isForm(request)
      ? reader.readFields(schema, (request.body ?? {}) as FormFields)
      : reader.read(schema, request.body ?? {});
    if (endpoint.body) input.body = body;
  }
  reader.end();
  return input;
};
