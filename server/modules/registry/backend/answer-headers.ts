import { MIMEType } from "node:util";
import { backendAnswerHeader } from "@console-shell/contract/words/headers";
import { backendPath } from "@console-shell/contract/words/own-calls";
import type { IncomingMessage } from "node:http";
import { Refusal } from "#kernel/refusal.ts";
import { passedNames } from "./request-headers.ts";

/** Types of data that browsers neither run nor render as a page. */
const data =
  /^(?:application\/(?:json|(?:geo|hal|json-patch|ld|merge-patch|problem|schema|vnd\.[\w.-]+)\+json|jsonl|x-ndjson|octet-stream|pdf|zip|gzip)|text\/(?:plain|csv|tab-separated-values|markdown|calendar|vcard|event-stream)|image\/(?:apng|avif|bmp|gif|heic|jpeg|png|tiff|webp|x-icon|vnd\.microsoft\.icon|svg\+xml)|(?:audio|video)\/[\w.+-]+)$/;

/** An image to `<img>`, a page with scripts if it's opened. */
const vector = "image/svg+xml";

const parse = (text: string): MIMEType | undefined => {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
};

/** How the console sends a backend's answer. */
interface SentType {
  "content-type": string;
  /** Whether it's only to be saved. */
  isDownload: boolean;
}

/**
 * The type of a backend's answer for the browser, from all its `content-type` headers: rewritten from its parsed parts,
 * since browsers split and join such headers by rules of their own. All but data becomes a download without a type.
 */
const sentType = (given: readonly string[]): SentType => {
  const parsed = given.length === 1 ? parse(given[0]!) : undefined;
  if (!parsed || !data.test(parsed.essence))
    return { "content-type": "application/octet-stream", isDownload: true };
  const charset = parsed.params.get("charset") ?? "";
  return {
    "content-type": `${parsed.essence}${/^[\w.:-]+$/.test(charset) ? `; charset=${charset}` : ""}`,
    isDownload: parsed.essence === vector,
  };
};

/** What a browser learns of an answer besides its body. None of these acts for the console's origin. */
const passed: ReadonlySet<string> = new Set([
  "accept-patch",
  "accept-post",
  "accept-ranges",
  "allow",
  "content-disposition",
  "content-language",
  "content-range",
  "deprecation",
  "etag",
  "last-modified",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "server-timing",
  "sunset",
  "vary",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "x-total-count",
]);

/** Encodings that every browser decodes by itself; others need a dictionary, or don't exist. */
const encodings = /^(?:gzip|x-gzip|br|deflate|zstd|identity)$/i;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** The sub-app, its backend's origin and the console's own. */
interface Passage {
  name: string;
  /** The address that was called. */
  target: URL;
  publicUrl: string;
}

/**
 * Where a backend's `location` leads in the console; undefined if to another server. A backend may know that it is
 * below a prefix, and write addresses of the console itself.
 */
const locationOf = (given: string, { name, target, publicUrl }: Passage): string | undefined => {
  const prefix = backendPath(name);
  const url = URL.parse(given, target.href);
  if (!url || url.username || url.password) return undefined;
  const isPrefixed = url.pathname.startsWith(`${prefix}/`);
  if (url.origin !== target.origin && !(isPrefixed && url.origin === new URL(publicUrl).origin))
    return undefined;
  return `${isPrefixed ? "" : prefix}${url.pathname}${url.search}${url.hash}`;
};

/**
 * How browsers may store an answer: never without asking again, because the next one in the same browser may be
 * somebody else, and never on the way, because it's for one operator.
 */
const cachingOf = ({ headers, statusCode }: IncomingMessage): string => {
  const canAskAgain =
    statusCode === 304 || headers.etag !== undefined || headers["last-modified"] !== undefined;
  return canAskAgain && !/\bno-store\b/i.test(headers["cache-control"] ?? "")
    ? "private, no-cache"
    : "no-store";
};

interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  hasBody: boolean;
  /** Whether it lasts until somebody ends it. */
  isStream: boolean;
}

/** What the browser gets of a backend's answer, or a refusal of what it must not get. */
export const passedAnswer = (
  answer: IncomingMessage,
  method: string,
  passage: Passage,
): PassedAnswer => {
  const { statusCode: status = 0, headersDistinct } = answer;
  const text = (name: string) => headersDistinct[name]?.join(", ");
  if (status < 200 || status > 599) throw new Refusal("backend_invalid");
  if (status === 401 || status === 407) throw new Refusal("backend_refused_token");
  const encoding = text("content-encoding");
  if (encoding !== undefined && !encodings.test(encoding)) throw new Refusal("backend_invalid");

  const given = text("location");
  const location = given === undefined ? undefined : locationOf(given, passage);
  if (redirects.has(status) && given !== undefined && location === undefined)
    throw new Refusal("backend_redirected");

  const isEmpty = withoutBody.has(status);
  const length = text("content-length");
  const isTyped = headersDistinct["content-type"] !== undefined || (!isEmpty && length !== "0");
  const type = isTyped ? sentType(headersDistinct["content-type"] ?? []) : undefined;
  const isStream = type?.["content-type"].startsWith("text/event-stream") ?? false;
  const disposition = text("content-disposition") ?? "";
  const kept = passedNames(answer.headers, passed).map((name) => [name, text(name)]);
  return {
    status,
    hasBody: !isEmpty && method !== "HEAD",
    isStream,
    headers: {
      ...Object.fromEntries(kept),
      ...(encoding !== undefined && { "content-encoding": encoding }),
      ...(length !== undefined && !isEmpty && { "content-length": length }),
      ...(location !== undefined && { location }),
      ...(type && { "content-type": type["content-type"] }),
      ...(type?.isDownload &&
        !/^attachment\b/i.test(disposition) && { "content-disposition": "attachment" }),
      "cache-control": cachingOf(answer),
      // nginx passes events on as they come.
      ...(isStream && { "x-accel-buffering": "no" }),
      // Opened by itself, whatever it is, it isn't part of the console.
      "content-security-policy": "sandbox",
      [backendAnswerHeader]: "1",
    },
  };
};
