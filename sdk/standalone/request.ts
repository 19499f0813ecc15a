import type { ErrorBody, HostRequest, RequestOptions } from "@console-shell/contract";

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined | string[]>;
  body?: unknown;
}

/** A failed call: what the answer's body says, and what HTTP says. Without a status there was no answer. */
export class CallFailure extends Error implements Partial<Omit<ErrorBody, "message">> {
  readonly status: number | undefined;
  readonly statusText: string;
  readonly url: string;
  readonly code: ErrorBody["code"] | undefined;
  readonly fields: ErrorBody["fields"];
  /** A success whose body isn't what it says. */
  readonly isUnreadable: boolean;

  constructor(url: string, response?: Response, body: Partial<ErrorBody> = {}, cause?: unknown) {
    super(typeof body.message === "string" ? body.message : "", { cause });
    this.url = url;
    this.status = response?.status;
    this.statusText = response?.statusText ?? "";
    this.code = body.code;
    this.fields = body.fields;
    this.isUnreadable = response?.ok ?? false;
  }
}

const address = (path: string, { params = {}, query = {} }: AnyInput) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

/** The body of an error; empty for a proxy's page or nothing. */
const errorBodyOf = (text: string): Partial<ErrorBody> => {
  try {
    return Object(JSON.parse(text)) as Partial<ErrorBody>;
  } catch {
    return {};
  }
};

const isJson = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("application/json") ?? false;

/**
 * Calls the console's server through the dev server's proxy. Only for standalone sub-apps: inside the
 * console the shell's request wrapper does this.
 */
export const standaloneRequest = (onFailure: (failure: CallFailure) => void): HostRequest => {
  const fetchAnswer = async (key: string, input: AnyInput, { signal }: RequestOptions) => {
    const [method, path] = key.split(" ") as [string, string];
    const url = address(path, input);
    const isForm = input.body instanceof FormData;
    const response = await fetch(url, {
      method,
      signal: signal ?? null,
      headers: input.body === undefined || isForm ? {} : { "content-type": "application/json" },
      body: isForm ? (input.body as FormData) : JSON.stringify(input.body),
    }).catch((error: unknown) => {
      // The caller cancelled it.
      if (signal?.aborted) throw error;
      throw new CallFailure(url, undefined, {}, error);
    });
    if (!response.ok) throw new CallFailure(url, response, errorBodyOf(await response.text()));
    if (!isJson(response)) return response.blob();
    return (response.json() as Promise<unknown>).catch((error: unknown) => {
      throw new CallFailure(url, response, {}, error);
    });
  };
  const send = async (key: string, input: AnyInput = {}, options: RequestOptions = {}) => {
    try {
      return await fetchAnswer(key, input, options);
    } catch (error) {
      if (error instanceof CallFailure) onFailure(error);
      throw error;
    }
  };
  return send as HostRequest;
};
