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

/** Why an address returned no image. */
type DownloadError =
  | "not_an_address"
  | "private_address"
  | "closed_port"
  | "unreached"
  | "late"
  | "answered"
  | "redirected"
  | "picture_too_large";

/** An address returned no image; `status` is set if it responded. */
export class DownloadFailure extends Error {
  override readonly name = "DownloadFailure";
  readonly code: DownloadError;
  readonly status: number | undefined;
  constructor(code: DownloadError, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

interface DownloadSettings {
  /** Whether it may be in a private network, or on this machine without TLS; never in production. */
  privateAddresses: boolean;
  /** Total timeout in milliseconds. */
  timeout: number;
  /** Resolves a name's addresses; defaults to the system's resolver. */
  resolve?: ResolveName;
}

/** Checks the text of an address; what a name resolves to is checked on connecting. */
const checkTarget = (
  text: string,
  base: URL | undefined,
  { privateAddresses }: DownloadSettings,
) => {
  const url = URL.parse(text, base?.href);
  const isPlain =
    privateAddresses && url?.protocol === "http:" && thisMachine.includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isPlain) || url.username || url.password)
    throw new DownloadFailure("not_an_address");
  const closed = closedBecause(url, { privateAddresses });
  if (closed) throw new DownloadFailure(closed === "closed_port" ? closed : "private_address");
  return url;
};

const kindOf = (error: unknown): DownloadFailure => {
  if (error instanceof DownloadFailure) return error;
  if (error instanceof ForbiddenAddress) return new DownloadFailure("private_address");
  const { code, name } = error as NodeJS.ErrnoException;
  return new DownloadFailure(
    code === "ABORT_ERR" || name === "TimeoutError" ? "late" : "unreached",
  );
};

const ask = async (
  url: URL,
  { privateAddresses, resolve }: DownloadSettings,
  signal: AbortSignal,
) => {
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
    throw new DownloadFailure("picture_too_large");
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    // Leaving the loop closes the connection, whatever length was announced.
    if (length > uploadBytes) throw new DownloadFailure("picture_too_large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/**
 * SSRF-safe download from the public internet: uses its own connections, to addresses that are checked on connecting,
 * for redirects too. Bounded by an image's maximum size and a timeout.
 */
export const downloadImage = async (
  text: string,
  settings: DownloadSettings,
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
        throw new DownloadFailure("answered", statusCode);
      url = checkTarget(headers.location, url, settings);
    }
    throw new DownloadFailure("redirected");
  } catch (error) {
    throw kindOf(error);
  }
};
