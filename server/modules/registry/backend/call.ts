import { uploadBytes } from "@console-shell/contract";
import {
  Agent as PlainAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
  type ServerResponse,
} from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { pipeline, type Readable, Transform } from "node:stream";
import { Refusal } from "#kernel/refusal.ts";
import {
  boundInterimAnswers,
  TooManyInterimAnswers,
} from "#platform/guard/bound-interim-answers.ts";
import { ForbiddenAddress } from "#platform/guard/checked-lookup.ts";

/** Milliseconds without progress: until an answer's first byte, and between two parts of it. */
const timeouts = { head: 30_000, body: 120_000 };
/** Milliseconds for which an unused connection is kept: shorter than most servers keep theirs. */
const idle = 4_000;

/** Connections to backends; a kept one leads to the address that was checked when it was made. */
export const backendAgents = () => ({
  "http:": new PlainAgent({ keepAlive: true, timeout: idle }),
  "https:": new SecureAgent({ keepAlive: true, timeout: idle }),
});

interface BackendCall {
  target: URL;
  method: string;
  headers: OutgoingHttpHeaders;
  /** The request whose body is sent; it goes on being read, so that its sender gets an answer in any case. */
  body: IncomingMessage | undefined;
  lookup: LookupFunction;
  agents: ReturnType<typeof backendAgents>;
  /** The answer to the sender; when its connection ends, so does the call. */
  reply: ServerResponse;
}

const refusalOf = (error: NodeJS.ErrnoException): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof ForbiddenAddress)
    return new Refusal("backend_not_allowed", [], { cause: error });
  const isUnreadable =
    error instanceof TooManyInterimAnswers || (error.code?.startsWith("HPE_") ?? false);
  return new Refusal(isUnreadable ? "backend_invalid" : "backend_unreachable", [], {
    cause: error,
  });
};

/**
 * Calls a backend, and resolves to its answer. If either side fails, this rejects with a refusal or the answer breaks
 * off, and both connections are cleaned up.
 */
export const callBackend = ({
  target,
  method,
  headers,
  body,
  lookup,
  agents,
  reply,
}: BackendCall): Promise<IncomingMessage> => {
  const answered = Promise.withResolvers<IncomingMessage>();
  const isSecure = target.protocol === "https:";
  const call = (isSecure ? requestSecure : requestPlain)(target, {
    method,
    headers,
    lookup,
    agent: agents[isSecure ? "https:" : "http:"],
  });
  const late = setTimeout(() => call.destroy(new Refusal("backend_timeout")), timeouts.head);
  const leave = () => call.destroy(new Refusal("bad_input", [{ path: "", code: "malformed" }]));
  boundInterimAnswers(call)
    .on("response", answered.resolve)
    .on("error", (error) => answered.reject(refusalOf(error)))
    // After a switch of protocols neither of the two events fires.
    .on("close", () => answered.reject(new Refusal("backend_invalid")));
  reply.on("close", leave);
  void answered.promise.catch(() => undefined).then(() => clearTimeout(late));
  if (!body) {
    call.end();
    return answered.promise;
  }
  let bytes = 0;
  body
    .on("error", leave)
    .on("data", (chunk: Buffer) => {
      late.refresh();
      bytes += chunk.length;
      if (bytes > uploadBytes) call.destroy(new Refusal("too_large"));
    })
    .pipe(call);
  call.on("close", () => {
    body.unpipe(call);
    body.resume();
  });
  return answered.promise;
};

/** The body of an answer, which ends when the backend is silent for too long. A slow reader isn't its fault. */
export const bodyOf = (answer: IncomingMessage, reply: ServerResponse): Readable => {
  const silent = setTimeout(() => {
    if (reply.writableNeedDrain) silent.refresh();
    else answer.destroy(new Refusal("backend_timeout"));
  }, timeouts.body);
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silent.refresh();
      done(null, chunk);
    },
  });
  pipeline(answer, passed, () => clearTimeout(silent));
  // At once: a stream's first event may be far off. From here on, an answer that fails breaks off.
  reply.once("pipe", () => reply.flushHeaders());
  return passed;
};
