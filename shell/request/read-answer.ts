import type { ErrorBody, ErrorCode } from "@console-shell/contract";
import { backendAnswerHeader } from "@console-shell/contract/words/headers";
import { errors } from "@console-shell/contract/words/errors";
import { RequestError } from "./request-error.ts";

interface Context {
  url: string;
  traceId: string;
  /** Whether a sub-app's own server was called without the console's in between. */
  fromBackend: boolean;
}

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

/**
 * A successful call's result, which is always JSON (files are links). Anything else comes from a proxy or
 * gateway.
 */
export const readSuccess = async (response: Response, context: Context): Promise<unknown> => {
  const text = await response.text();
  try {
    if (!isJson(response)) throw new TypeError("The response isn't JSON");
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RequestError(
      {
        status: response.status,
        local: "unreadable",
        message: "",
        statusText: response.statusText,
        ...context,
      },
      cause,
    );
  }
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(errors, code);

/** Whether a body comes from our server: complete, with a code that matches the status. */
const isOwnBody = (body: Record<string, unknown>, response: Response): boolean =>
  isJson(response) &&
  body["status"] === response.status &&
  isCode(body["code"]) &&
  errors[body["code"]].status === response.status &&
  typeof body["message"] === "string" &&
  typeof body["traceId"] === "string";

/**
 * The error of a failed call. Code and fields are read only from our server's own body; from any other, only
 * the message.
 */
export const readFailure = async (response: Response, context: Context): Promise<RequestError> => {
  // Some gateways send JSON as text/plain.
  const text = await response.text();
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) body = parsed as typeof body;
  } catch {
    // A gateway's page or an empty body adds nothing to the status.
  }
  const fromBackend = context.fromBackend || response.headers.has(backendAnswerHeader);
  const own =
    !fromBackend && isOwnBody(body, response) ? (body as unknown as ErrorBody) : undefined;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new RequestError({
    status: response.status,
    code: own?.code,
    message: textOf(body["message"]).trim(),
    statusText: response.statusText,
    fields: own?.fields ?? [],
    url: context.url,
    fromBackend,
    traceId: own?.traceId ?? context.traceId,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
};
