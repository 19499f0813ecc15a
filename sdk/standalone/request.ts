import type { ErrorBody, HostRequest, RequestOptions } from "@console-shell/contract";

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined | string[]>;
  body?: unknown;
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

/**
 * Calls the console's server through the dev server's proxy. Only for standalone sub-apps: inside the
 * console the shell's request wrapper does this.
 */
export const standaloneRequest = (onFailure: (failure: ErrorBody) => void): HostRequest => {
  const send = async (key: string, input: AnyInput = {}, options: RequestOptions = {}) => {
    const [method, path] = key.split(" ") as [string, string];
    const isForm = input.body instanceof FormData;
    const response = await fetch(address(path, input), {
      method,
      signal: options.signal ?? null,
      headers: input.body === undefined || isForm ? {} : { "content-type": "application/json" },
      body: isForm ? (input.body as FormData) : JSON.stringify(input.body),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (response.ok) return isJson ? response.json() : response.blob();
    const failure = (await response.json()) as ErrorBody;
    onFailure(failure);
    throw Object.assign(new Error(failure.message), failure);
  };
  return send as HostRequest;
};
