import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/**
 * One HTTP request with exactly these headers. Node's `fetch` would add some, such as
 * `sec-fetch-mode`, and enforce browser rules that a test must break.
 */
export const sendRequest = (
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const length = body && { "content-length": String(body.length) };
    const sent = request(url, { method, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      const answer = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          ),
          bytes: Buffer.concat(chunks),
        });
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        // It never ends, so the first chunk is its response.
        if (!response.headers["content-type"]?.startsWith("text/event-stream")) return;
        answer();
        response.destroy();
      });
      response.on("error", reject);
      response.on("end", answer);
    });
    sent.on("error", reject);
    sent.end(body);
  });
