import type { HostRequest, SubAppHost } from "@console-shell/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { runStandalone } from "../standalone/index.ts";

type Answer = () => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "content-type": "application/json; charset=utf-8" } });

const account = { id: "1", account: "robin", locale: "en-US", density: "comfortable" };
const signedIn: Record<string, Answer> = {
  "/auth/account/info": () => json(account),
  "/auth/account/permissions": () => json({ role: "sales", permissions: [], subApps: [] }),
};

/** Answers the page's calls by path. */
const answerWith = (answers: Record<string, Answer>) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => answers[url as string]!());

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const start = async (answers: Record<string, Answer>) => {
  answerWith(answers);
  const { promise, resolve } = Promise.withResolvers<SubAppHost>();
  const mount = (host: SubAppHost) => resolve(host);
  const started = runStandalone(Promise.resolve({ mount, unmount: () => undefined }), {
    name: "parking",
    permissions: [],
  });
  return { started, host: promise };
};

test.each<[what: string, answer: Answer, title: string, text: string]>([
  [
    "without an answer",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Network error",
    "The network is abnormal and the server cannot be reached. The dev server may have stopped: npm run dev.",
  ],
  [
    "with an empty error",
    () => new Response(null, { status: 502 }),
    "Request error 502: /auth/account/info",
    "Gateway error",
  ],
  [
    "with a proxy's page",
    () => new Response("<h1>", { status: 418, statusText: "I'm a teapot" }),
    "Request error 418: /auth/account/info",
    "I'm a teapot",
  ],
  [
    "with the dev server's error",
    () => json({ status: 502, message: "Set CONSOLE_URL." }, 502),
    "Request error 502: /auth/account/info",
    "Set CONSOLE_URL.",
  ],
  [
    "with an empty success",
    () => new Response("", { headers: { "content-type": "application/json" } }),
    "Request error 200: /auth/account/info",
    "The body isn’t the JSON that its header announces.",
  ],
])("a start %s shows why", async (_, answer, title, text) => {
  const { started } = await start({ "/auth/account/info": answer });
  await expect(started).rejects.toThrow();
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a sub-app that can't mount says so", async () => {
  answerWith(signedIn);
  const mount = () => Promise.reject(new Error("No such element"));
  const started = runStandalone(Promise.resolve({ mount, unmount: () => undefined }), {
    name: "parking",
    permissions: [],
  });
  await expect(started).rejects.toThrow("No such element");
  await expect.element(page.getByRole("heading", { name: "The app couldn’t start" })).toBeVisible();
  await expect.element(page.getByText("Error: No such element")).toBeVisible();
});

test("later failures are notified: the own backend's 401 as an error, the session's end with what to do", async () => {
  const { host, started } = await start({
    ...signedIn,
    "/-/apps/parking/api/notes": () => json({ message: "The call isn’t signed." }, 401),
    "/cc-api/saved": () => json({ status: 401, code: "not_signed_in", message: "Sign in." }, 401),
  });
  const { request } = await host;
  await started;
  const call = request as unknown as (key: string) => ReturnType<HostRequest>;
  await expect(call("GET /notes")).rejects.toMatchObject({
    status: 401,
    message: "The call isn’t signed.",
  });
  await expect
    .element(page.getByText("Request error 401: /-/apps/parking/api/notes"))
    .toBeVisible();
  await expect(call("GET /cc-api/saved")).rejects.toMatchObject({ code: "not_signed_in" });
  await expect.element(page.getByText("Reload the page to sign in again.")).toBeVisible();
});
