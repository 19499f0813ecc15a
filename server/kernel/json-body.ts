import type { FastifyBodyParser, FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Levels of nesting; a body of ours has a handful. */
const maxDepth = 32;
/** About as many as the default body limit has room for: a call with a larger one gets longer texts, not more values. */
const maxValues = 32_768;

/** Where the string that begins at `start` ends. */
const endOfString = (text: string, start: number): number => {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
  return end;
};

/**
 * Throws where JSON is nested too deeply (`bad_input`) or has too many values (`too_large`). A linear
 * scan: parsing such a body and naming what is wrong with it would block the process.
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

/** Fastify's parser of JSON, behind a check of what parsing would cost. */
export const parseJson = (app: FastifyInstance): FastifyBodyParser<string> => {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    try {
      refuseCostlyJson(body);
    } catch (error) {
      done(error as Refusal);
      return;
    }
    void parse(request, body, done);
  };
};
