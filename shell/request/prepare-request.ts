import type { RequestOptions } from "@console-shell/contract";

/** Query parameters; arrays become repeated keys, undefined values are omitted. */
const toSearchParams = (values: object): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) params.append(key, String(item));
  return params;
};

/** The parts of any call's input. */
export interface AnyInput {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

export interface PreparedRequest {
  method: string;
  /** Path and query, without the origin. */
  url: string;
  headers: Headers;
  body: BodyInit | undefined;
}

const pathOf = (template: string, params: Record<string, string | number> = {}) =>
  template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`${template} needs ":${name}"`);
    return encodeURIComponent(String(value));
  });

const bodyOf = (body: unknown, bodyType: RequestOptions["bodyType"], headers: Headers) => {
  if (body === undefined || body instanceof FormData) return body;
  if (bodyType === "form") return toSearchParams(body as object);
  headers.set("content-type", "application/json");
  return JSON.stringify(body);
};

/** Turns `METHOD /path/:id` and its input into the actual request. */
export const prepareRequest = (
  key: string,
  input: AnyInput = {},
  bodyType: RequestOptions["bodyType"] = "json",
): PreparedRequest => {
  const [method = "GET", template = ""] = key.split(" ");
  const query = toSearchParams(input.query ?? {}).toString();
  const headers = new Headers({ accept: "application/json, */*;q=0.5" });
  const url = pathOf(template, input.params) + (query && `?${query}`);
  return { method, url, headers, body: bodyOf(input.body, bodyType, headers) };
};
