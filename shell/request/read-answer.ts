import { RequestError } from "./request-error.ts";

interface Context {
  url: string;
  traceId: string;
}

const isJson = (response: Response) =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

/** The answer of a success: parsed JSON, nothing for an empty one, else its bytes as a Blob. */
export const readSuccess = async (response: Response, context: Context): Promise<unknown> => {
  if (response.status === 204 || response.status === 205) return undefined;
  if (!isJson(response)) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RequestError(
      {
        status: response.status,
        code: "unreadable",
        message: "",
        statusText: response.statusText,
        ...context,
      },
      cause,
    );
  }
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The error of a failure. A body that is not the server's own error body counts as none. */
export const readFailure = async (response: Response, context: Context): Promise<RequestError> => {
  const text = isJson(response) ? await response.text() : "";
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text || "{}");
    if (typeof parsed === "object" && parsed !== null) body = parsed as typeof body;
  } catch {
    // A gateway's own page says nothing that the status does not.
  }
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new RequestError({
    status: response.status,
    code: textOf(body["code"]) || `http_${response.status}`,
    message: textOf(body["message"]),
    statusText: response.statusText,
    fields: Array.isArray(body["fields"]) ? body["fields"] : [],
    url: context.url,
    traceId: textOf(body["traceId"]) || context.traceId,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
};
