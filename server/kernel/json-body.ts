import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Maximum nesting depth; our bodies have a handful of levels. */
const maxDepth = 32;
/** About as many as fit into the default body limit: a call with a larger limit gets longer texts, not more values. */
const maxValues = 32_768;

/** The end of the string that begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
  return end;
};

/**
 * Throws `bad_input` for JSON that is nested too deeply, and `too_large` for too many values. A linear scan: parsing
 * such a body and reporting its errors would block the process.
 */
export const refuseCostlyJson = (text: string): void => {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') index = endOfString(text, index);
    else if (sign === ",") values += 1;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > maxDepth) throw new Refusal("bad_input", [{ path: "", code: "too_deep" }]);
    if (values > maxValues) throw new Refusal("too_large");
  }
};

/** Fastify's JSON parser, after a check of the cost of parsing. A chunked body that turns out empty counts as none. */
export const parseJson = (app: FastifyInstance): FastifyBodyParser<string> => {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    if (body === "") return done(null);
    try {
      refuseCostlyJson(body);
    } catch (error) {
      done(error as Refusal);
      return;
    }
    void parse(request, body, done);
  };
};
