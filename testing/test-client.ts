import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { ApiInput, ApiKey, ApiOutput } from "@console-shell/contract";
import { openTestStream, type TestStream } from "./event-stream.ts";
import { sendRequest } from "./send-request.ts";

type Field = string | number | boolean | undefined;
type Fields = Record<string, Field | Field[]>;

export interface TestRequest {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form; a list becomes repeated keys. A string is sent unchanged. */
  form?: Record<string, string | string[]> | string;
  /** A file upload. */
  upload?: FormData;
  query?: Record<string, unknown>;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or undefined for anything else. */
  body: unknown;
  bytes: Buffer;
  text: string;
  /** Cookies that were set, as `name=value` with attributes. */
  cookies: string[];
}

export interface TestClient {
  request(method: string, path: string, options?: TestRequest): Promise<TestAnswer>;
  /** An open event stream, see `TestStream`. */
  stream(path: string, options?: Pick<TestRequest, "cookie" | "headers">): Promise<TestStream>;
  /** A typed call of the contract; throws if the response isn't a success. */
  call<Key extends ApiKey>(key: Key, input?: ApiInput<Key>): Promise<ApiOutput<Key>>;
}

const searchOf = (fields: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields as Fields).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined)
        .map((one) => [name, String(one)]),
    ),
  );

const bodyOf = async ({
  body,
  form,
  upload,
}: TestRequest): Promise<{ content?: Buffer; type?: string }> => {
  if (upload) {
    const encoded = new Response(upload);
    return {
      content: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get("content-type") ?? "",
    };
  }
  if (form !== undefined)
    return {
      content: Buffer.from(typeof form === "string" ? form : searchOf(form).toString()),
      type: "application/x-www-form-urlencoded",
    };
  if (body === undefined) return {};
  return { content: Buffer.from(JSON.stringify(body)), type: "application/json" };
};

const decompress: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const send = async (
  url: string,
  cookie: string | undefined,
  method: string,
  path: string,
  options: TestRequest,
): Promise<TestAnswer> => {
  const address = new URL(path, url);
  if (options.query) address.search = searchOf(options.query).toString();
  const { content, type } = await bodyOf(options);
  const sentCookie = options.cookie ?? cookie;
  const answer = await sendRequest(
    address,
    method,
    {
      ...(type && { "content-type": type }),
      ...(sentCookie && { cookie: sentCookie }),
      ...options.headers,
    },
    content,
  );
  const { status, headers } = answer;
  const encoded = answer.bytes.length > 0 && decompress[headers.get("content-encoding") ?? ""];
  const bytes = encoded ? encoded(answer.bytes) : answer.bytes;
  // As a browser decodes it: without a byte order mark.
  const text = new TextDecoder().decode(bytes);
  const isJson = /^application\/(?:scim\+)?json/.test(headers.get("content-type") ?? "");
  return {
    status,
    headers,
    body: isJson && text !== "" ? (JSON.parse(text) as unknown) : undefined,
    bytes,
    text,
    cookies: headers.getSetCookie(),
  };
};

/** An HTTP client for the server at `url`, with a cookie if given. */
export const testClient = (url: string, cookie?: string): TestClient => {
  const request: TestClient["request"] = (method, path, options = {}) =>
    send(url, cookie, method, path, options);
  return {
    request,
    stream: (path, options = {}) => {
      const sentCookie = options.cookie ?? cookie;
      const headers = { ...options.headers, ...(sentCookie && { cookie: sentCookie }) };
      return openTestStream(new URL(path, url), headers);
    },
    async call(key, input) {
      const { params, query, body } = (input ?? {}) as {
        params?: Record<string, string>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const [method = "", template = ""] = key.split(" ");
      const path = template.replaceAll(/:(\w+)/g, (_match, name: string) =>
        encodeURIComponent(String(params?.[name])),
      );
      const answer = await request(method, path, {
        query,
        ...(body instanceof FormData ? { upload: body } : { body }),
      });
      if (answer.status >= 300) throw new Error(`${key} answered ${answer.status}: ${answer.text}`);
      return (answer.body ?? answer.bytes) as never;
    },
  };
};
