export interface RequestParts {
  method: string;
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request as it is sent over the wire. */
export const requestText = ({ method, path, body, headers = {} }: RequestParts): string => {
  const content = body === undefined ? "" : JSON.stringify(body);
  const all = {
    host: "localhost",
    "user-agent": "bench",
    "accept-language": "en-US",
    ...headers,
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(content)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", content].join("\r\n");
};
