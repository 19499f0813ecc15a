import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostRequest, Locale } from "@console-shell/contract";
import { isSentForApproval } from "@console-shell/contract/words/approvals";
import { approvalReasonHeader } from "@console-shell/contract/words/headers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadTexts, textFor } from "../i18n/texts.ts";
import { createRequest } from "./create-request.ts";
import { describeFailure } from "./error-catalogue.ts";
import { RequestError } from "./request-error.ts";
import type { RequestPolicy } from "./request-policy.ts";
import { createResponseCache } from "./response-cache.ts";

await Promise.all([loadTexts("en-US"), loadTexts("zh-CN")]);

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
/** The person's answer when asked to reauthenticate. */
let reauthenticate: (signal: AbortSignal | undefined) => Promise<boolean>;
/** The person's answer when asked why a change is needed. */
let askReason: RequestPolicy["askReason"];
/** What the person does when the session has expired. */
let signInAgain: RequestPolicy["signInAgain"];
/** Whether the user is present. */
let attended = true;
/** Whether somebody turns out to be signed in after all. */
let findAnybody: () => Promise<boolean>;
/** Whether the console's server answers. */
let isOwn = true;
let end: AbortController;
let reaches: [reached: boolean, sessionSeconds?: number][] = [];
let cache = createResponseCache(() => now);
let request: HostRequest;
/** The wrapper without its types, for calls that aren't in the contract. */
let call: (key: string, input?: object, options?: object) => Promise<unknown>;

beforeEach(() => {
  seen.length = 0;
  failures = [];
  now = 0;
  locale = "en-US";
  account = "one";
  reauthenticate = () => Promise.reject(new Error("nobody was to be asked"));
  askReason = () => Promise.reject(new Error("nobody was to be asked"));
  signInAgain = () => Promise.resolve(false);
  attended = true;
  isOwn = true;
  findAnybody = () => Promise.resolve(false);
  reaches = [];
  end = new AbortController();
  cache = createResponseCache(() => now);
  request = createRequest({
    cache,
    originOf: () => origin,
    isOwn: () => isOwn,
    credentials: "same-origin",
    signal: end.signal,
    locale: () => locale,
    account: () => account,
    isAttended: () => attended,
    findAnybody: () => findAnybody(),
    onFailure: (error) => failures.push(error),
    reauthenticate: (signal) => reauthenticate(signal),
    askReason: (signal) => askReason(signal),
    signInAgain: (cause, signal) => signInAgain(cause, signal),
    onReach: (...reach) => reaches.push(reach),
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

describe("a request", () => {
  test("has parameters in path and query, an array as repeated keys, without absent ones", async () => {
    await call("GET /things/:id", {
      params: { id: "a/b c" },
      query: { tag: ["x", "y"], page: 2, none: undefined, yes: true },
    });
    expect(seen[0]?.url).toBe("/things/a%2Fb%20c?tag=x&tag=y&page=2&yes=true");
  });

  test("has a JSON body, the language and a trace id", async () => {
    locale = "zh-CN";
    await request("POST /auth/session/login", { body: { account: "root", password: "1" } });
    expect(seen[0]?.body).toBe('{"account":"root","password":"1"}');
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[0]?.headers["accept-language"]).toBe("zh-CN");
    expect(seen[0]?.headers["x-trace-id"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("begins a trace in the standard's header, on the page's own origin", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({}));
    const ownOrigin = origin;
    origin = "";
    await call("GET /x");
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    origin = ownOrigin;
    fetched.mockRestore();
    expect(headers.get("traceparent")).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(headers.has("x-trace-id")).toBe(false);
  });

  test("names the page's account, if any, and whether the user is idle", async () => {
    await call("GET /x");
    attended = false;
    account = "";
    await call("GET /x");
    const told = seen.map(({ headers }) => [headers["x-page-account"], headers["x-unattended"]]);
    expect(told).toEqual([
      ["one", undefined],
      [undefined, "1"],
    ]);
  });

  test("can send a form, an array as repeated keys", async () => {
    await call("POST /form", { body: { a: [1, 2], b: "ü" } }, { bodyType: "form" });
    expect(seen[0]?.body).toBe("a=1&a=2&b=%C3%BC");
    expect(seen[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test("sends FormData unchanged", async () => {
    const body = new FormData();
    body.append("file", new Blob(["hello"]), "a.txt");
    await call("POST /upload", { body });
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain("hello");
  });

  test("rejects a missing path parameter before sending", async () => {
    await expect(call("GET /things/:id")).rejects.toThrow(":id");
    expect(seen).toHaveLength(0);
  });
});

describe("a response", () => {
  test("is parsed as JSON", async () => {
    expect(await call("GET /json")).toEqual({ fine: true });
  });

  test("with an error keeps all its fields", async () => {
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

  test("without valid JSON, as from a gateway, is an error", async () => {
    answer = (response) =>
      response.writeHead(502, "Bad Gateway", { "content-type": "text/html" }).end("<h1>");
    expect(await rejection(call("GET /x"))).toMatchObject({
      status: 502,
      message: "",
      statusText: "Bad Gateway",
      code: undefined,
    });
    answer = (response) =>
      response.writeHead(500, { "content-type": "application/json" }).end("{broken");
    expect(await rejection(call("GET /x"))).toMatchObject({ status: 500, message: "" });
  });

  test.each<[what: string, status: number, body: object]>([
    ["names a failure of the page", 500, { code: "aborted" }],
    ["names another one", 401, { code: "outdated" }],
    ["has no trace id", 409, { status: 409, code: "foreign_account", fields: [{ path: 1 }] }],
    ["has a code of another status", 409, { status: 409, code: "reauth_required", traceId: "t" }],
    ["says another status", 409, { status: 403, code: "reauth_required", traceId: "t" }],
    ["names an inherited property", 500, { status: 500, code: "toString", traceId: "t" }],
  ])("with an error body that %s has no code, and its message counts", async (_, status, body) => {
    answer = json({ message: "Theirs", ...body }, status);
    const error = await rejection(call("GET /x"));
    expect(error).toMatchObject({ status, code: undefined, local: undefined, fields: [] });
    expect(describeFailure(error, textFor("en-US"))).toEqual({
      title: `Request error ${status}: /x`,
      description: "Theirs",
    });
  });

  test.each<[what: string, status: number, type: Record<string, string>, body: string]>([
    ["broken JSON", 200, { "content-type": "application/json" }, "{broken"],
    ["a page", 200, { "content-type": "text/html" }, "<h1>Welcome to the hotel</h1>"],
    ["a picture", 200, { "content-type": "image/png" }, "bytes"],
    ["nothing", 200, {}, ""],
    ["nothing as JSON", 200, { "content-type": "application/json" }, ""],
    ["no content", 204, {}, ""],
  ])("with %s instead of the result is an error too", async (_, status, type, body) => {
    answer = (response) => response.writeHead(status, type).end(body);
    expect(await rejection(call("GET /auth/session/logout"))).toMatchObject({
      status,
      local: "unreadable",
    });
  });

  test("of a sub-app's own server has a message, but neither a code nor a say about session and server", async () => {
    signInAgain = () => Promise.reject(new Error("nobody was to sign in"));
    for (const [status, code] of [
      [401, "not_signed_in"],
      [403, "reauth_required"],
      [403, "second_person_required"],
      [409, "foreign_account"],
      [503, "unavailable"],
      [502, undefined],
    ] as const)
      for (const through of [true, false]) {
        isOwn = through;
        const body = { status, code, message: "Theirs", traceId: "t", fields: [] };
        answer = json(body, status, through ? { "x-backend-answer": "1" } : {});
        const error = await rejection(call("GET /-/apps/parking/api/lots"));
        expect(error).toMatchObject({
          status,
          code: undefined,
          message: "Theirs",
          fromBackend: true,
        });
      }
    isOwn = false;
    answer = (response) => response.destroy();
    await rejection(call("GET /-/apps/parking/api/lots"));
    expect(reaches).not.toContainEqual([false]);
    // The console's own error about that server doesn't say that the console can't be reached.
    isOwn = true;
    reaches = [];
    answer = json({ status: 502, code: "backend_unreachable", message: "It", traceId: "t" }, 502);
    expect(await rejection(call("GET /x"))).toMatchObject({ code: "backend_unreachable" });
    expect(reaches).toEqual([[true, undefined]]);
  });

  test("has a message in any content type, but a code only as JSON", async () => {
    const body = { status: 409, code: "conflict", message: " Taken ", traceId: "t" };
    answer = (response) =>
      response.writeHead(409, { "content-type": "text/plain" }).end(JSON.stringify(body));
    expect(await rejection(call("GET /x"))).toMatchObject({ message: "Taken", code: undefined });
  });

  test("with a blank message gets the default text", async () => {
    answer = json({ message: " \n" }, 500);
    expect(await rejection(call("GET /x"))).toMatchObject({ message: "" });
  });

  test("that is missing, times out or is aborted gives different errors", async () => {
    answer = (response) => response.destroy();
    expect(await rejection(call("GET /x"))).toMatchObject({ status: 0, local: "network" });
    answer = () => {};
    expect(await rejection(call("GET /x", undefined, { timeout: 30 }))).toMatchObject({
      status: 0,
      local: "timeout",
    });
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(
      await rejection(call("GET /x", undefined, { signal: controller.signal, timeout: 60_000 })),
    ).toMatchObject({ status: 0, local: "aborted" });
  });
});

describe("the cache", () => {
  const cached = () => call("GET /cached", undefined, { cache: true });

  test("keeps a 200 for 60000 ms, only on request", async () => {
    await call("GET /cached");
    await cached();
    now = 59_999;
    expect(await cached()).toEqual({ fine: true });
    expect(seen).toHaveLength(2);
    now = 60_000;
    await cached();
    expect(seen).toHaveLength(3);
  });

  test("keeps for the given time", async () => {
    await call("GET /cached", undefined, { cache: true, cacheLifetime: 10 });
    now = 10;
    await cached();
    expect(seen).toHaveLength(2);
  });

  test("keeps only a 200 of a GET", async () => {
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

  test("separates accounts, languages and queries", async () => {
    await cached();
    account = "two";
    await cached();
    locale = "zh-CN";
    await cached();
    await call("GET /cached", { query: { a: 1 } }, { cache: true });
    expect(seen).toHaveLength(4);
  });

  test("isolates callers that change their result", async () => {
    const mine = (await cached()) as { fine: boolean };
    mine.fine = false;
    expect(await cached()).toEqual({ fine: true });
  });

  test("doesn't keep a response in flight when it's cleared", async () => {
    answer = (response) => {
      cache.clear();
      json({ fine: true })(response);
    };
    await cached();
    await cached();
    expect(seen).toHaveLength(2);
  });
});

describe("a change that somebody else has to approve", () => {
  const refusal = (code: string) =>
    json({ status: 403, code, message: "Someone else", traceId: "t" }, 403);

  test("is sent again with the reason, also after a proof, and isn't a result", async () => {
    const codes = ["second_person_required", "reauth_required", "sent_for_approval"];
    answer = (response) => refusal(codes[seen.length - 1]!)(response);
    askReason = () => Promise.resolve("新同事 joins");
    reauthenticate = () => Promise.resolve(true);
    const error = await rejection(call("POST /thing", { body: { a: 1 } }));
    expect(isSentForApproval(error)).toBe(true);
    const encoded = encodeURIComponent("新同事 joins");
    expect(seen.map(({ headers, body }) => [headers[approvalReasonHeader], body])).toEqual([
      [undefined, '{"a":1}'],
      [encoded, '{"a":1}'],
      [encoded, '{"a":1}'],
    ]);
    expect(describeFailure(error, textFor("en-US"))).toEqual({
      title: "Sent for approval",
      description: "Someone else",
    });
  });

  test("is asked for once for all calls of an action", async () => {
    let asked = 0;
    askReason = () => Promise.resolve(`reason-${(asked += 1)}`);
    answer = (response) => {
      const { headers } = seen.at(-1)!;
      refusal(headers[approvalReasonHeader] ? "sent_for_approval" : "second_person_required")(
        response,
      );
    };
    const action = {};
    for (const options of [{ action }, { action }, {}])
      expect(isSentForApproval(await rejection(call("POST /thing", undefined, options)))).toBe(
        true,
      );
    expect(seen.map(({ headers }) => headers[approvalReasonHeader])).toEqual([
      undefined,
      "reason-1",
      "reason-1",
      undefined,
      "reason-2",
    ]);
  });

  test("isn't sent again without one", async () => {
    answer = refusal("second_person_required");
    askReason = () => Promise.resolve(undefined);
    const error = await rejection(call("POST /thing"));
    expect([error.code, isSentForApproval(error), seen.length]).toEqual([
      "second_person_required",
      false,
      1,
    ]);
  });
});

describe("a call that needs re-authentication", () => {
  const wanted = json({ status: 403, code: "reauth_required", message: "Who?", traceId: "t" }, 403);
  const wantedOnce = () => {
    answer = (response) => {
      (seen.length === 1 ? wanted : json({ done: true }))(response);
    };
  };

  test("is sent once more, unchanged, after it", async () => {
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

  test("rejects with the server's error without it", async () => {
    answer = wanted;
    reauthenticate = () => Promise.resolve(false);
    expect(await rejection(call("POST /thing"))).toMatchObject({
      status: 403,
      code: "reauth_required",
    });
    expect(seen).toHaveLength(1);
  });

  test("doesn't prompt a second time", async () => {
    answer = wanted;
    let asked = 0;
    reauthenticate = () => Promise.resolve((asked += 1) === 1);
    expect(await rejection(call("POST /thing"))).toMatchObject({ code: "reauth_required" });
    expect([asked, seen.length]).toEqual([1, 2]);
  });

  test("rejects with the prompt's own error", async () => {
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

  test("sends nothing if aborted during the prompt", async () => {
    answer = wanted;
    const controller = new AbortController();
    reauthenticate = (signal) => {
      expect(signal).toBe(controller.signal);
      controller.abort();
      return Promise.resolve(false);
    };
    expect(
      await rejection(call("POST /thing", undefined, { signal: controller.signal })),
    ).toMatchObject({ status: 0, local: "aborted" });
    expect(seen).toHaveLength(1);
  });

  test("has its full timeout, excluding the prompt", async () => {
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

describe("a call during a token renewal", () => {
  const renewal = "/cc-api/operator/changePassword";
  const unknown = json({ status: 401, code: "not_signed_in", message: "Who?", traceId: "t" }, 401);

  test("is sent again once the new token is set", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
    answer = (response) => {
      const path = seen.at(-1)?.url;
      if (path === renewal) arrive(response);
      else (seen.filter(({ url }) => url === path).length === 1 ? unknown : json("here"))(response);
    };
    const change = call(`POST ${renewal}`);
    const held = await arrived;
    const reading = call("GET /read");
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    json({ done: true })(held);
    expect(await change).toEqual({ done: true });
    expect(await reading).toBe("here");
    expect(seen.map(({ url }) => url)).toEqual([renewal, "/read", "/read"]);
    expect(failures).toEqual([]);
  });

  test("isn't sent again if the renewal failed or came before", async () => {
    await call(`POST ${renewal}`);
    answer = unknown;
    expect(await rejection(call("GET /read"))).toMatchObject({ status: 401 });
    expect(await rejection(call("POST /other"))).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
    const both = [rejection(call("GET /read")), rejection(call(`POST ${renewal}`))];
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([
      "not_signed_in",
      "not_signed_in",
    ]);
    expect(seen).toHaveLength(5);
  });

  test("isn't sent again after a write without renewal, or a sign-in of any account", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse[]>();
    const held: ServerResponse[] = [];
    answer = (response) => {
      if (seen.at(-1)?.url === "/read") return unknown(response);
      held.push(response);
      if (held.length === 2) arrive(held);
      return undefined;
    };
    const others = [call("POST /write"), call("POST /auth/passkey/login")];
    await arrived;
    expect(await rejection(call("GET /read"))).toMatchObject({ status: 401 });
    for (const response of held) json({})(response);
    await Promise.all(others);
    expect(seen).toHaveLength(3);
  });

  test("is sent once more after re-authentication in another tab, before prompting for sign-in", async () => {
    signInAgain = () => Promise.reject(new Error("nobody was to be asked"));
    findAnybody = () => {
      answer = json("here");
      return Promise.resolve(true);
    };
    answer = unknown;
    expect(await call("POST /draft")).toBe("here");
    let found = 0;
    findAnybody = () => Promise.resolve((found += 1) > 0);
    signInAgain = () => Promise.resolve(false);
    answer = unknown;
    expect(await rejection(call("POST /draft"))).toMatchObject({ status: 401 });
    expect([found, seen.length]).toEqual([1, 4]);
  });

  test("with a wrong password isn't sent again", async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
    answer = (response) => {
      if (seen.at(-1)?.url === renewal) arrive(response);
      else
        json(
          { status: 401, code: "wrong_credentials", message: "No", traceId: "t" },
          401,
        )(response);
    };
    const change = call(`POST ${renewal}`);
    const held = await arrived;
    expect(await rejection(call("POST /login"))).toMatchObject({ code: "wrong_credentials" });
    json({})(held);
    await change;
    expect(seen).toHaveLength(2);
  });
});

describe("a call after the session has ended", () => {
  const unknown = json({ status: 401, code: "not_signed_in", message: "Who?", traceId: "t" }, 401);

  test("waits for the same operator to sign in again, and is sent once more, unchanged", async () => {
    const back = Promise.withResolvers<boolean>();
    signInAgain = () => back.promise;
    answer = unknown;
    const saving = call("POST /draft", { body: { text: "mine" } });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    answer = json("saved");
    back.resolve(true);
    expect(await saving).toBe("saved");
    expect(seen.map(({ body }) => body)).toEqual(['{"text":"mine"}', '{"text":"mine"}']);
    expect(failures).toEqual([]);
  });

  test("isn't sent after a long wait if it writes; a read is", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(0);
    let waited = 600_000;
    signInAgain = () => {
      clock.mockReturnValue(waited);
      answer = json("done");
      return Promise.resolve(true);
    };
    answer = unknown;
    expect(await call("POST /draft")).toBe("done");
    clock.mockReturnValue(0);
    answer = unknown;
    waited += 1;
    expect(await rejection(call("POST /draft"))).toMatchObject({ status: 401, local: "outdated" });
    clock.mockReturnValue(0);
    answer = unknown;
    expect(await call("GET /read")).toBe("done");
    expect(seen).toHaveLength(5);
    clock.mockRestore();
  });

  test("is dropped in silence if the operator signs out", async () => {
    signInAgain = () => Promise.resolve("left");
    answer = unknown;
    expect(await rejection(call("GET /read"))).toMatchObject({ local: "aborted" });
    expect(seen).toHaveLength(1);
  });

  test("stays bound to its page's account @security-5", async () => {
    signInAgain = () => {
      account = "two";
      answer = json({ status: 409, code: "foreign_account", message: "No", traceId: "t" }, 409);
      return Promise.resolve(true);
    };
    answer = unknown;
    expect(await rejection(call("POST /draft"))).toMatchObject({ code: "foreign_account" });
    expect(seen.map(({ headers }) => headers["x-page-account"])).toEqual(["one", "one"]);
  });

  test("waits again if the new session has ended too", async () => {
    let returns = 0;
    signInAgain = () => Promise.resolve((returns += 1) < 3);
    answer = unknown;
    expect(await rejection(call("GET /read"))).toMatchObject({ status: 401 });
    expect([returns, seen.length, failures.length]).toEqual([3, 3, 1]);
  });

  test("is reported as aborted, not rejected, if aborted while waiting", async () => {
    answer = unknown;
    const controller = new AbortController();
    signInAgain = (_cause, signal) => {
      expect(signal).toBe(controller.signal);
      controller.abort();
      return Promise.resolve(false);
    };
    expect(
      await rejection(call("GET /read", undefined, { signal: controller.signal })),
    ).toMatchObject({ status: 0, local: "aborted" });
  });
});

describe("connection reports", () => {
  test("include each response, with the session's remaining seconds, and each missing one", async () => {
    answer = json({}, 200, { "x-session-seconds": "28800" });
    await call("GET /x");
    answer = json({}, 500);
    await rejection(call("GET /x"));
    answer = (response) => response.destroy();
    await rejection(call("GET /x"));
    expect(reaches).toEqual([[true, 28_800], [true, undefined], [false]]);
  });

  test("ignore a gateway's response, which lacks the server's error body", async () => {
    for (const status of [502, 503, 504]) {
      answer = (response) =>
        void response.writeHead(status, { "content-type": "text/html" }).end("<h1>Bad</h1>");
      await rejection(call("GET /x"));
      answer = json({ error: "upstream" }, status);
      await rejection(call("POST /x"));
    }
    expect(reaches).toEqual(Array.from({ length: 6 }, () => [false]));
    reaches = [];
    answer = json({ status: 503, code: "unavailable", message: "Later", traceId: "t" }, 503);
    await rejection(call("GET /x"));
    answer = (response) => void response.writeHead(500).end();
    await rejection(call("GET /x"));
    expect(reaches).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  test("ignore calls that were aborted or waited too long", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await rejection(call("GET /x", undefined, { signal: controller.signal }));
    answer = () => {};
    await rejection(call("GET /x", undefined, { timeout: 30 }));
    expect(reaches).toEqual([]);
  });
});
