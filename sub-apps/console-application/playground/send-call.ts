import { idempotencyHeader, replayedHeader } from "@console-shell/contract/words/idempotency";
import type { ApiCall } from "./api-call.ts";

/** A call's response. */
export interface CallResult {
  status: number;
  milliseconds: number;
  /** Headers relevant to developers, by name. */
  headers: [name: string, value: string][];
  /** Formatted JSON, or the text as received; empty for a picture. */
  text: string;
  picture: Blob | undefined;
}

const shown = [
  "content-type",
  replayedHeader,
  "retry-after",
  "www-authenticate",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "x-trace-id",
];
/** Maximum characters of a response that are shown. */
const maxText = 100_000;

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // Not JSON, or a proxy's response.
  }
};

const bodyOf = ({ body, file }: ApiCall): BodyInit | undefined => {
  if (!file?.content) return body;
  const form = new FormData();
  form.append(file.part, file.content, file.name);
  return form;
};

/**
 * Calls the public API on this origin as a program would: with the key and without the operator's session.
 * It bypasses the console's request wrapper, for which a refused key would mean that the session has ended.
 */
export const sendCall = async (
  call: ApiCall,
  address: string,
  secret: string,
  signal: AbortSignal,
): Promise<CallResult> => {
  const began = performance.now();
  const body = bodyOf(call);
  const response = await fetch(address, {
    method: call.method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(call.idempotencyKey && { [idempotencyHeader]: call.idempotencyKey }),
      ...(call.body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
    credentials: "omit",
    cache: "no-store",
    redirect: "error",
    signal,
  });
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  const content = await response.blob();
  const milliseconds = performance.now() - began;
  const text = isImage ? "" : readable(await content.text());
  return {
    status: response.status,
    milliseconds,
    headers: shown.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    text: text.length > maxText ? `${text.slice(0, maxText)}…` : text,
    picture: isImage ? content : undefined,
  };
};
