import { getDomain } from "tldts";
import { z } from "zod";
import type { SubAppNeeds } from "../host/manifest.ts";
import { failsWith } from "./schemas.ts";

const wildcard = "://*.";

/** Whether a policy can name this origin: no wildcard, and no character that ends a source or directive. */
export const isPolicyOrigin = (text: string): boolean => /^[a-z]+:\/\/[\w.[\]:-]+$/.test(text);

/** Whether a text is an origin, or a wildcard for all hosts below a domain that one party can own. */
const isSource = (text: string, schemes: RegExp): boolean => {
  const origin = text.replace(wildcard, "://");
  const url = URL.parse(origin);
  if (!url || !schemes.test(url.protocol) || !isPolicyOrigin(origin)) return false;
  if (`${url.protocol}//${url.host}` !== origin) return false;
  // Anybody can register a name below `*.com` or `*.github.io`.
  return (
    !text.includes(wildcard) || getDomain(url.hostname, { allowPrivateDomains: true }) !== null
  );
};

const sources = (schemes: RegExp, example: string) =>
  z
    .array(
      z
        .string()
        .max(255)
        .refine((text) => isSource(text, schemes), {
          ...failsWith("not_an_origin"),
          error: ({ input }) =>
            `${JSON.stringify(input)} must be an origin, such as ${example} or https://*.example.com`,
        }),
    )
    .max(20)
    .optional();

const web = sources(/^https?:$/, "https://tiles.example.com");

/** The `needs` of a registration or a manifest. */
export const NeedsSchema: z.ZodType<SubAppNeeds, SubAppNeeds> = z.strictObject({
  connect: sources(/^(?:https?|wss?):$/, "https://api.example.com, wss://live.example.com"),
  img: web,
  font: web,
  frame: web,
  workers: z.enum(["blob", "self"], 'must be "blob" or "self"').optional(),
  inlineStyleAttributes: z.boolean().optional(),
});
