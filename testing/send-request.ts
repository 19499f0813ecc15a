import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/**
 * One request over HTTP with exactly these headers. Node's `fetch` would set some of its own, such
 * as `sec-fetch-mode`, and follow rules of browsers that a test has to break.
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
        // It goes on for ever: what comes first is its answer.
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
