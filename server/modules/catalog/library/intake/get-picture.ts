import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { uploadBytes } from "@console-shell/contract";
import { boundInterimAnswers } from "#platform/guard/bound-interim-answers.ts";
import { checkedLookup, ForbiddenAddress } from "#platform/guard/checked-lookup.ts";
import { closedBecause } from "#platform/guard/closed-target.ts";
import type { ResolveName } from "#platform/guard/resolve-name.ts";

/** Maximum number of redirects. */
const maxRedirects = 3;
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Why an address returned no picture. */
export type GetError =
  | "not_an_address"
  | "private_address"
  | "closed_port"
  | "unreached"
  | "late"
  | "answered"
  | "redirected"
  | "picture_too_large";

/** An address returned no picture; `status` is set if it responded. */
export class NotGot extends Error {
  override readonly name = "NotGot";
  readonly code: GetError;
  readonly status: number | undefined;
  constructor(code: GetError, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export interface GetSettings {
  /** Whether it may be in a private network, or on this machine without TLS; never in production. */
  privateAddresses: boolean;
  /** Total timeout in milliseconds. */
  timeout: number;
  /** Resolves a name's addresses; defaults to the system's resolver. */
  resolve?: ResolveName;
}

/** Checks the text of an address; what a name resolves to is checked on connecting. */
const checkTarget = (text: string, base: URL | undefined, { privateAddresses }: GetSettings) => {
  const url = URL.parse(text, base?.href);
  const isPlain =
    privateAddresses && url?.protocol === "http:" && thisMachine.includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isPlain) || url.username || url.password)
    throw new NotGot("not_an_address");
  const closed = closedBecause(url, { privateAddresses });
  if (closed) throw new NotGot(closed === "closed_port" ? closed : "private_address");
  return url;
};

const kindOf = (error: unknown): NotGot => {
  if (error instanceof NotGot) return error;
  if (error instanceof ForbiddenAddress) return new NotGot("private_address");
  const { code, name } = error as NodeJS.ErrnoException;
  return new NotGot(code === "ABORT_ERR" || name === "TimeoutError" ? "late" : "unreached");
};

const ask = async (url: URL, { privateAddresses, resolve }: GetSettings, signal: AbortSignal) => {
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  const answered = Promise.withResolvers<IncomingMessage>();
  const call = send(url, {
    // A reused connection would have been checked at another time.
    agent: false,
    headers: { accept: "image/jpeg, image/png, image/webp", "user-agent": "console-shell" },
    signal,
    lookup: checkedLookup({ privateAddresses }, resolve),
  });
  boundInterimAnswers(call)
    .on("response", answered.resolve)
    .on("error", answered.reject)
    .on("close", () => answered.reject(new Error("The connection was closed without an answer")))
    .end();
  return answered.promise;
};

const bytesOf = async (response: IncomingMessage): Promise<Buffer> => {
  if (Number(response.headers["content-length"] ?? 0) > uploadBytes)
    throw new NotGot("picture_too_large");
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    // Leaving the loop closes the connection, whatever length was announced.
    if (length > uploadBytes) throw new NotGot("picture_too_large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/**
 * SSRF-safe download from the public internet: uses its own connections, to addresses that are checked on connecting,
 * for redirects too. Bounded by a picture's maximum size and a timeout.
 */
export const getPicture = async (
  text: string,
  settings: GetSettings,
): Promise<{ bytes: Buffer; url: URL }> => {
  const signal = AbortSignal.timeout(settings.timeout);
  try {
    let url = checkTarget(text, undefined, settings);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await ask(url, settings, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return { bytes: await bytesOf(response), url };
      response.destroy();
      if (statusCode < 300 || statusCode > 399 || !headers.location)
        throw new NotGot("answered", statusCode);
      url = checkTarget(headers.location, url, settings);
    }
    throw new NotGot("redirected");
  } catch (error) {
    throw kindOf(error);
  }
};
