import { idempotencyHeader, replayedHeader } from "@console-shell/contract/idempotency";
import type { ApiCall } from "./api-call.ts";

/** What a call was answered with. */
export interface CallResult {
  status: number;
  milliseconds: number;
  /** Those headers that matter to who writes programs, by their names. */
  headers: [name: string, value: string][];
  /** JSON with line breaks, or the text as it came; empty for a picture. */
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
/** Characters of an answer that are shown. */
const mostText = 100_000;

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // No JSON, or an answer of something between us and the server.
  }
};

const bodyOf = ({ body, file }: ApiCall): BodyInit | undefined => {
  if (!file?.content) return body;
  const form = new FormData();
  form.append(file.part, file.content, file.name);
  return form;
};

/**
 * Sends a call to the public API, at this address, as a program would: with the key, without the operator's session, and
 * not by the console's own requests, to which a refused key would be the end of that session.
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
  const isPicture = response.headers.get("content-type")?.startsWith("image/") ?? false;
  const content = await response.blob();
  const milliseconds = performance.now() - began;
  const text = isPicture ? "" : readable(await content.text());
  return {
    status: response.status,
    milliseconds,
    headers: shown.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    text: text.length > mostText ? `${text.slice(0, mostText)}…` : text,
    picture: isPicture ? content : undefined,
  };
};
