import type { IncomingHttpHeaders } from "node:http";
import { plainAddress } from "#platform/address-list.ts";

/** `203.0.113.7`, `"203.0.113.7:1234"`, `[2001:db8::1]:1234`: what proxies write. */
const forwardedAddress = (text: string): string | undefined => {
  const bare = /^"(.*)"$/.exec(text)?.[1]?.trim() ?? text;
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(bare) ?? [];
  return plainAddress(bracketed ?? dotted ?? bare);
};

/** The addresses of a chain from its end up to the first entry that isn't one: nobody vouches for those before it. */
const chainOf = (header: string): string[] => {
  const chain: string[] = [];
  const entries = header.split(",").map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean).toReversed()) {
    const address = forwardedAddress(entry);
    if (address === undefined) break;
    chain.unshift(address);
  }
  return chain;
};

const lastOf = (list: string): string => list.slice(list.lastIndexOf(",") + 1).trim();

const cleaned = {
  "x-forwarded-for": (text: string) => chainOf(text).join(", "),
  "x-forwarded-host": (text: string) =>
    /^(?:\[[\da-f:.]+\]|[\da-z.-]+)(?::\d{1,5})?$/i.exec(lastOf(text))?.[0] ?? "",
  "x-forwarded-proto": (text: string) => /^https?$/.exec(lastOf(text).toLowerCase())?.[0] ?? "",
};

/** Rewrites what proxies say about a request, since Fastify uses these headers as they are. */
export const cleanForwarded = (headers: IncomingHttpHeaders): void => {
  for (const [name, clean] of Object.entries(cleaned)) {
    const given = headers[name];
    if (typeof given === "string") headers[name] = clean(given);
  }
};
