import type { ErrorBody, ErrorCode } from "@console-shell/contract";
import { errors } from "@console-shell/contract/errors";
import { RequestError } from "./request-error.ts";

interface Context {
  url: string;
  traceId: string;
}

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

/** The result of a call, which is always JSON: files are links. Anything else comes from between us and the server. */
export const readSuccess = async (response: Response, context: Context): Promise<unknown> => {
  const text = await response.text();
  try {
    if (!isJson(response)) throw new TypeError("The response is no JSON");
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

/** Whether a body is our server's own: every part of it there, and a code that goes with this very status. */
const isOwnBody = (body: Record<string, unknown>, response: Response): boolean =>
  isJson(response) &&
  body["status"] === response.status &&
  isCode(body["code"]) &&
  errors[body["code"]].status === response.status &&
  typeof body["message"] === "string" &&
  typeof body["traceId"] === "string";

/** The error of a failure. Only our server's own body has a code and fields; from any other one its message counts. */
export const readFailure = async (response: Response, context: Context): Promise<RequestError> => {
  // Some gateways send JSON as text/plain.
  const text = await response.text();
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) body = parsed as typeof body;
  } catch {
    // A gateway's own page, or nothing, says no more than the status.
  }
  const own = isOwnBody(body, response) ? (body as unknown as ErrorBody) : undefined;
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new RequestError({
    status: response.status,
    code: own?.code,
    message: textOf(body["message"]).trim(),
    statusText: response.statusText,
    fields: own?.fields ?? [],
    url: context.url,
    traceId: own?.traceId ?? context.traceId,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
};
