import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostRequest, Locale } from "@console-shell/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createRequest } from "./create-request.ts";
import { RequestError } from "./request-error.ts";
import { createResponseCache } from "./response-cache.ts";

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

const seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((message, response) => {
  const chunks: Buffer[] = [];
  message.on("data", (chunk: Buffer) => chunks.push(chunk));
  message.on("end", () => {
    seen.push({
      method: message.method ?? "",
      url: message.url ?? "",
      headers: message.headers,
      body: Buffer.concat(chunks).toString(),
    });
    answer(response);
  });
});
const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(value));

let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let now = 0;
let locale: Locale = "en-US";
let account = "one";
let failures: RequestError[] = [];
/** What the person answers when asked to prove who they are. */
let reauthenticate: (signal: AbortSignal | undefined) => Promise<boolean>;
let cache = createResponseCache(() => now);
let request: HostRequest;
/** The wrapper without its types, for calls that the contract does not have. */
let call: (key: string, input?: object, options?: object) => Promise<unknown>;

beforeEach(() => {
  seen.length = 0;
  failures = [];
  now = 0;
  locale = "en-US";
  account = "one";
  reauthenticate = () => Promise.reject(new Error("nobody was to be asked"));
  cache = createResponseCache(() => now);
  request = createRequest({
    cache,
    origin,
    locale: () => locale,
    account: () => account,
    onFailure: (error) => failures.push(error),
    reauthenticate: (signal) => reauthenticate(signal),
  });
  call = request as unknown as typeof call;
  answer = json({ fine: true });
});
const rejection = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error as RequestError;
};

describe("what is sent", () => {
  test("parameters in path and query, an array as repeated keys, absent ones left out", async () => {
    await call("GET /things/:id", {
      params: { id: "a/b c" },
      query: { tag: ["x", "y"], page: 2, none: undefined, yes: true },
    });
    expect(seen[0]?.url).toBe("/things/a%2Fb%20c?tag=x&tag=y&page=2&yes=true");
  });

  test("a body as JSON, the language and a trace id", async () => {
    locale = "zh-CN";
    await request("POST /auth/session/login", { body: { account: "root", password: "1" } });
    expect(seen[0]?.body).toBe('{"account":"root","password":"1"}');
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[0]?.headers["accept-language"]).toBe("zh-CN");
    expect(seen[0]?.headers["x-trace-id"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("a body as a form on request, an array as repeated keys", async () => {
    await call("POST /form", { body: { a: [1, 2], b: "ü" } }, { bodyType: "form" });
    expect(seen[0]?.body).toBe("a=1&a=2&b=%C3%BC");
    expect(seen[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test("FormData as it is", async () => {
    const body = new FormData();
    body.append("file", new Blob(["hello"]), "a.txt");
    await call("POST /upload", { body });
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain("hello");
  });

  test("a path parameter that is missing is found before anything is sent", async () => {
    await expect(call("GET /things/:id")).rejects.toThrow(":id");
    expect(seen).toHaveLength(0);
  });
});

describe("what comes back", () => {
  test("JSON parsed, bytes as a Blob, nothing for 204", async () => {
    expect(await call("GET /json")).toEqual({ fine: true });
    answer = (response) => response.writeHead(200, { "content-type": "image/png" }).end("bytes");
    const blob = (await call("GET /picture")) as Blob;
    expect([blob.type, await blob.text()]).toEqual(["image/png", "bytes"]);
    answer = (response) => response.writeHead(204).end();
    expect(await call("DELETE /thing")).toBeUndefined();
  });

  test("an error with all that the server says", async () => {
    const fields = [{ path: "name", code: "too_small", message: "Too short" }];
    answer = json(
      { status: 400, code: "bad_input", message: "Wrong", fields, traceId: "abc" },
      400,
      { "retry-after": "7" },
    );
    const error = await rejection(call("GET /x", { query: { a: 1 } }));
    expect(error).toMatchObject({
      status: 400,
      code: "bad_input",
      message: "Wrong",
      fields,
      traceId: "abc",
      url: "/x?a=1",
      retryAfter: 7,
    });
    expect(failures).toEqual([error]);
  });

  test("an error of a gateway that speaks no JSON, or broken JSON", async () => {
    answer = (response) =>
      response.writeHead(502, "Bad Gateway", { "content-type": "text/html" }).end("<h1>");
    expect(await rejection(call("GET /x"))).toMatchObject({
      status: 502,
      message: "",
      statusText: "Bad Gateway",
      code: "http_502",
    });
    answer = (response) =>
      response.writeHead(500, { "content-type": "application/json" }).end("{broken");
    expect(await rejection(call("GET /x"))).toMatchObject({ status: 500, message: "" });
  });

  test("a success that can't be read is an error too", async () => {
    answer = (response) =>
      response.writeHead(200, { "content-type": "application/json" }).end("{broken");
    expect(await rejection(call("GET /x"))).toMatchObject({ status: 200, code: "unreadable" });
  });

  test("no answer, a time-out, and a call that was given up, told apart", async () => {
    answer = (response) => response.destroy();
    expect(await rejection(call("GET /x"))).toMatchObject({ status: 0, code: "network" });
    answer = () => {};
    expect(await rejection(call("GET /x", undefined, { timeout: 30 }))).toMatchObject({
      status: 0,
      code: "timeout",
    });
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(
      await rejection(call("GET /x", undefined, { signal: controller.signal, timeout: 60_000 })),
    ).toMatchObject({ status: 0, code: "aborted" });
  });
});

describe("the cache", () => {
  const cached = () => call("GET /cached", undefined, { cache: true });

  test("keeps a 200 for 60000 ms, and only when asked to", async () => {
    await call("GET /cached");
    await cached();
    now = 59_999;
    expect(await cached()).toEqual({ fine: true });
    expect(seen).toHaveLength(2);
    now = 60_000;
    await cached();
    expect(seen).toHaveLength(3);
  });

  test("keeps for as long as told", async () => {
    await call("GET /cached", undefined, { cache: true, cacheLifetime: 10 });
    now = 10;
    await cached();
    expect(seen).toHaveLength(2);
  });

  test("keeps nothing but a 200 of a GET", async () => {
    answer = json({}, 201);
    await cached();
    await cached();
    answer = json({ message: "no" }, 500);
    await rejection(cached());
    await rejection(cached());
    answer = json({});
    await call("POST /cached", undefined, { cache: true });
    await call("POST /cached", undefined, { cache: true });
    expect(seen).toHaveLength(6);
  });

  test("tells accounts, languages and queries apart", async () => {
    await cached();
    account = "two";
    await cached();
    locale = "zh-CN";
    await cached();
    await call("GET /cached", { query: { a: 1 } }, { cache: true });
    expect(seen).toHaveLength(4);
  });

  test("a caller that changes its answer changes nobody else's", async () => {
    const mine = (await cached()) as { fine: boolean };
    mine.fine = false;
    expect(await cached()).toEqual({ fine: true });
  });

  test("an answer that is under way when the cache is cleared is not kept", async () => {
    answer = (response) => {
      cache.clear();
      json({ fine: true })(response);
    };
    await cached();
    await cached();
    expect(seen).toHaveLength(2);
  });
});

describe("a call before which one has to prove who one is", () => {
  const wanted = json({ status: 403, code: "reauth_required", message: "Who?" }, 403);
  const wantedOnce = () => {
    answer = (response) => {
      (seen.length === 1 ? wanted : json({ done: true }))(response);
    };
  };

  test("is sent once more, as it was, when that is proved", async () => {
    wantedOnce();
    reauthenticate = () => Promise.resolve(true);
    expect(await call("POST /thing/:id", { params: { id: 1 }, body: { a: 1 } })).toEqual({
      done: true,
    });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["POST", "/thing/1", '{"a":1}'],
      ["POST", "/thing/1", '{"a":1}'],
    ]);
    expect(seen[0]?.headers["x-trace-id"]).not.toBe(seen[1]?.headers["x-trace-id"]);
  });

  test("rejects with the server's error when it is not", async () => {
    answer = wanted;
    reauthenticate = () => Promise.resolve(false);
    expect(await rejection(call("POST /thing"))).toMatchObject({
      status: 403,
      code: "reauth_required",
    });
    expect(seen).toHaveLength(1);
  });

  test("is not asked about a second time", async () => {
    answer = wanted;
    let asked = 0;
    reauthenticate = () => Promise.resolve((asked += 1) === 1);
    expect(await rejection(call("POST /thing"))).toMatchObject({ code: "reauth_required" });
    expect([asked, seen.length]).toEqual([1, 2]);
  });

  test("rejects with what went wrong with the proof", async () => {
    answer = wanted;
    const wrong = new RequestError({
      status: 400,
      code: "wrong_password",
      message: "Wrong",
      traceId: "t",
      url: "/auth/session/reauthenticate",
    });
    reauthenticate = () => Promise.reject(wrong);
    expect(await rejection(call("POST /thing"))).toBe(wrong);
  });

  test("is given up while it is asked: nothing more is sent", async () => {
    answer = wanted;
    const controller = new AbortController();
    reauthenticate = (signal) => {
      expect(signal).toBe(controller.signal);
      controller.abort();
      return Promise.resolve(false);
    };
    expect(
      await rejection(call("POST /thing", undefined, { signal: controller.signal })),
    ).toMatchObject({ status: 0, code: "aborted" });
    expect(seen).toHaveLength(1);
  });

  test("has its time-out for itself, and not for the asking", async () => {
    wantedOnce();
    const first = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(first.signal);
    reauthenticate = () => {
      first.abort(new DOMException("late", "TimeoutError"));
      return Promise.resolve(true);
    };
    expect(await call("POST /thing", undefined, { timeout: 60_000 })).toEqual({ done: true });
    expect(timeout).toHaveBeenCalledTimes(2);
    timeout.mockRestore();
  });
});
