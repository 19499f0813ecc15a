import { endpoints } from "@console-shell/contract";
import { isProse } from "@console-shell/contract/calls/schemas";
import { SubAppNameSchema } from "@console-shell/contract/calls/sub-app-manifest";
import { ProviderNameSchema } from "@console-shell/contract/calls/single-sign-on";
import { expect, test } from "vitest";
import { z } from "zod";
import { core } from "./shape-fields.ts";

const names = ["name", "company", "contactName", "bankName", "bankAccount", "taxNumber"];
/** Segments of addresses, which have patterns of their own. */
const segments = new Set<unknown>([SubAppNameSchema, ProviderNameSchema]);
const typed = endpoints.flatMap((endpoint) => {
  const body: unknown = "body" in endpoint ? endpoint.body : undefined;
  if (!(body instanceof z.ZodObject)) return [];
  return names
    .filter((name) => name in body.shape)
    .filter((name) => !segments.has((body.shape as z.ZodRawShape)[name]))
    .map((field) => [endpoint.name, field, (body.shape as z.ZodRawShape)[field]!] as const);
});

test("typed names are one line without control characters @security-25", () => {
  expect(typed.length).toBeGreaterThan(25);
  for (const [call, field, schema] of typed) {
    for (const character of [
      "\t",
      "\r",
      "\n",
      "\0",
      "\u001B",
      "\u007F",
      "\u0085",
      "\u2028",
      "\u202E",
    ]) {
      const { error } = z.safeParse(schema, `A${character}B`);
      expect(error?.issues, `${call} ${field}`).toMatchObject([
        { code: "custom", params: { code: "forbidden_character" } },
      ]);
    }
    for (const name of ["O’Brien & Söhne", "银河科技", "👩‍👩‍👧 family", " A "])
      expect(z.safeParse(schema, name).success, `${call} ${field}`).toBe(true);
  }
});

test("what people write to people is prose, whatever else its schema checks", () => {
  const prose = endpoints.flatMap((endpoint) => {
    const body: unknown = "body" in endpoint ? endpoint.body : undefined;
    if (!(body instanceof z.ZodObject)) return [];
    return Object.entries(body.shape as z.ZodRawShape)
      .filter(([, schema]) => isProse(core(schema)))
      .map(([field]) => `${endpoint.name} ${field}`);
  });
  // With a refinement, a description, a least length, a default.
  for (const field of [
    "finance.issuer.change address",
    "finance.invoice.send message",
    "finance.note.add text",
    "faceSearch.query.review note",
  ])
    expect(prose).toContain(field);
});
