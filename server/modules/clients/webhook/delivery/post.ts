import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { AttemptError } from "@console-shell/contract/words/webhooks";
import type { WebhookSettings } from "#modules/clients/services.ts";
import { histogram } from "#platform/metrics/registry.ts";
import { inSpan, traceHeaders } from "#platform/tracing/spans.ts";
import { boundInterimAnswers } from "#platform/guard/bound-interim-answers.ts";
import { checkedLookup, ForbiddenAddress } from "#platform/guard/checked-lookup.ts";
import { closedBecause } from "#platform/guard/closed-target.ts";
import { type ResolveName, Unresolved } from "#platform/guard/resolve-name.ts";

/** Maximum bytes of a response to read, and to store. */
const maxRead = 2048;
const maxKept = 1024;

const durations = histogram(
  "console_webhook_attempt_duration_seconds",
  "Attempts at webhooks of client apps and alerts: delivered, refused (another status), or without an answer.",
  ["outcome"],
);

/** Result of a post: a status, or an error if there was no response. */
export interface Answer {
  status: number | null;
  error: AttemptError | null;
  response: string;
}

interface Posted {
  url: string;
  headers: Record<string, string>;
  body: string;
}

type Settings = Pick<WebhookSettings, "privateAddresses" | "timeout"> & {
  /** Resolves a name's addresses; defaults to the system's resolver. */
  resolve?: ResolveName;
};

const kindOf = (error: NodeJS.ErrnoException): AttemptError => {
  if (error instanceof ForbiddenAddress) return "forbidden-address";
  if (error instanceof Unresolved) return "unresolved";
  const code = error.code ?? "";
  if (code === "ABORT_ERR") return "timeout";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "unresolved";
  if (code === "ECONNREFUSED") return "refused";
  if (/^ERR_(TLS|SSL)|CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return "tls";
  return "broken";
};

/** The start of a response's body, without characters that PostgreSQL can't store. */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      // Leaving the loop closes the connection, however much more there would be.
      if (length >= maxRead) break;
    }
  } catch {
    // The status is the result; a body that is cut off or times out is shown as far as it arrived.
  }
  const kept = Buffer.concat(pieces).subarray(0, maxKept);
  // A character split by the cut is left out.
  return new TextDecoder().decode(kept, { stream: true }).replaceAll("\0", "\uFFFD");
};

const send = async (
  { url, headers, body }: Posted,
  { privateAddresses, timeout, resolve }: Settings,
): Promise<Answer> => {
  const target = new URL(url);
  const failed = (error: AttemptError): Answer => ({ status: null, error, response: "" });
  // Checks an address in the URL itself; a name is checked when it's resolved.
  if (closedBecause(target, { privateAddresses })) return failed("forbidden-address");
  if (target.protocol !== "https:" && !privateAddresses) return failed("forbidden-address");
  const begin = target.protocol === "https:" ? requestSecure : requestPlain;
  const answered = Promise.withResolvers<IncomingMessage>();
  const request = begin(target, {
    method: "POST",
    // A reused connection would have been checked at another time.
    agent: false,
    headers: {
      ...headers,
      ...traceHeaders(),
      "content-length": String(Buffer.byteLength(body)),
    },
    signal: AbortSignal.timeout(timeout),
    lookup: checkedLookup({ privateAddresses }, resolve),
  });
  boundInterimAnswers(request)
    .on("response", answered.resolve)
    .on("error", answered.reject)
    // After a response that switches protocols neither of the two events fires.
    .on("close", () => answered.reject(new Error("The connection was closed without an answer")));
  request.end(body);
  try {
    const response = await answered.promise;
    return { status: response.statusCode ?? 0, error: null, response: await beginningOf(response) };
  } catch (error) {
    return failed(kindOf(error as NodeJS.ErrnoException));
  }
};

const outcomeOf = ({ status }: Answer): string => {
  if (status === null) return "no_answer";
  return status >= 200 && status < 300 ? "delivered" : "refused";
};

/**
 * Posts to a receiver, over its own connection to an allowed address. Redirects are responses like any other and aren't
 * followed, because their address wasn't checked. Never throws.
 */
export const post = (posted: Posted, settings: Settings): Promise<Answer> =>
  inSpan({ name: "webhook", kind: "client" }, async (span) => {
    const began = performance.now();
    const answer = await send(posted, settings);
    durations.observe({ outcome: outcomeOf(answer) }, (performance.now() - began) / 1000);
    if (answer.status !== null) span?.setAttribute("http.response.status_code", answer.status);
    if (answer.error) span?.setAttribute("error.type", answer.error);
    return answer;
  });
