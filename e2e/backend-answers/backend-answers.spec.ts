import type { RequestListener } from "node:http";
import type { ApiOutput } from "@console-shell/contract";
import { testClient } from "@console-shell/testing/test-client";
import { buildOf, teamAt } from "@console-shell/testing/sub-app-team";
import { serveFixture } from "../support/fixture-server.ts";
import { demoPassword, expect, test as base } from "../support/test.ts";

/** Types that browsers run, ever ran, or are led to run; the last ones as two headers. */
const types: readonly (string | string[])[] = [
  "text/javascript",
  "application/javascript",
  "application/x-javascript",
  "application/ecmascript",
  "text/ecmascript",
  "text/jscript",
  "text/livescript",
  "text/x-javascript",
  "text/x-ecmascript",
  "text/javascript1.0",
  "text/javascript1.5",
  "text/plain, text/javascript",
  "*/*, text/javascript",
  "text/plain;a=b, text/javascript",
  "text/plain;a=\u0022, text/javascript",
  "text/javascript;charset=utf-8",
  " text/javascript ",
  "TEXT/JavaScript",
  "text/javascript,",
  ",text/javascript",
  "text/html",
  "text/plain",
  "application/json",
  "application/octet-stream",
  "application/xhtml+xml",
  "text/css",
  "text/css, text/css",
  "application/wasm",
  "application/importmap+json",
  "application/speculationrules+json",
  "image/svg+xml",
  "image/png",
  "video/mp4",
  "",
  ["text/plain", "text/javascript"],
  ["text/javascript", "text/plain"],
  ["text/css", "text/javascript"],
];

/** Says that it has run, in a page or in a worker. */
const program = 'globalThis.ran = true; if (globalThis.document === undefined) postMessage("ran");';

const answerAll: RequestListener = ({ url = "/" }, response) => {
  if (url === "/lots") {
    response.writeHead(401, { "www-authenticate": "Basic" }).end("{}");
    return;
  }
  if (url.startsWith("/page")) {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<script>parent.ran = true; document.title = "ran"</script>`);
    return;
  }
  const type = types[Number(url.split("/")[2])] ?? "";
  response.writeHead(
    200,
    [type].flat().flatMap((one) => (one === "" ? [] : ["content-type", one])),
  );
  response.end(url.startsWith("/style") ? ":root { --ran: 1 }" : program);
};

const test = base.extend<{ backend: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  backend: async ({}, provide) => {
    const { origin, close } = await serveFixture(answerAll);
    await provide(origin);
    await close();
  },
});

const main = `export const mount = ({ container, request }) => {
    container.innerHTML = "<h1>Gates</h1><p>asking</p>";
    const say = (text) => (container.querySelector("p").textContent = text);
    request("GET /lots").catch(({ code, status }) => say(code + " " + status));
    return () => container.replaceChildren();
  };`;

test("what a team's own server answers neither runs in the console's page nor ends its session @security-39", async ({
  page,
  backend,
  consoleUrl,
  signIn,
}) => {
  await signIn("root");
  const answer = await testClient(consoleUrl).request("POST", "/auth/session/login", {
    body: { account: "root", password: demoPassword },
  });
  const { id: ownerId } = answer.body as ApiOutput<"POST /auth/session/login">;
  const [cookie = ""] = answer.cookies[0]!.split(";");
  const root = testClient(consoleUrl, cookie);
  const expiresAt = Date.now() + 3_600_000;
  const team = await teamAt({ ...root, cookie, ownerId, expiresAt }, "gates");
  await team.publish(buildOf("gates", "1.0.0", {}, { "assets/main.js": main }));
  await team.promote("stable", "1.0.0");
  await root.call("PATCH /mc-api/sub-app/:name", {
    params: { name: "gates" },
    body: { backend },
  });

  await test.step("its 401 is an error of the sub-app, and the operator stays", async () => {
    await page.goto("/gates");
    await expect(page.getByText("backend_refused_token 502")).toBeVisible();
    await expect(
      page.locator(".console-notification").getByText("didn’t accept the console’s token"),
    ).toBeVisible();
    await expect(page).toHaveURL("/gates");
    await page.getByRole("navigation", { name: "Navigation" }).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/user\/login/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("none of its types runs, as whatever it is asked for", async () => {
    // As text: tests' imports are rewritten.
    await page.evaluate("globalThis.load = (address, options) => import(address, options)");
    const ran = await page.evaluate(async (count) => {
      const state = globalThis as {
        ran?: boolean;
        load?: (address: string, options?: object) => Promise<unknown>;
      };
      const found: string[] = [];
      const load = (element: HTMLElement) =>
        new Promise<void>((resolve) => {
          element.addEventListener("load", () => resolve());
          element.addEventListener("error", () => resolve());
          document.head.append(element);
        });
      const uses: Record<string, (address: string) => Promise<unknown>> = {
        script: (src) => load(Object.assign(document.createElement("script"), { src })),
        module: (src) =>
          load(Object.assign(document.createElement("script"), { src, type: "module" })),
        import: (src) => state.load!(src).catch(() => undefined),
        json: (src) => state.load!(src, { with: { type: "json" } }).catch(() => undefined),
        css: (src) =>
          state.load!(src, { with: { type: "css" } }).then(
            () => void found.push(`css module ${src}`),
            () => undefined,
          ),
        worker: (src) =>
          new Promise<void>((resolve) => {
            try {
              const worker = new Worker(src);
              worker.addEventListener("error", () => resolve());
              worker.addEventListener("message", () => {
                state.ran = true;
                resolve();
              });
            } catch {
              resolve();
            }
          }),
        wasm: (src) => WebAssembly.compileStreaming(fetch(src)).catch(() => undefined),
      };
      const use = async (kind: string, address: string) => {
        delete state.ran;
        await uses[kind]!(address);
        if (state.ran !== undefined) found.push(`${kind} ${address}`);
      };
      for (let type = 0; type < count; type += 1) {
        const base = `/-/apps/gates/api`;
        for (const kind of Object.keys(uses)) await use(kind, `${base}/${kind}/${type}`);
        await load(
          Object.assign(document.createElement("link"), {
            rel: "stylesheet",
            href: `${base}/style/${type}`,
          }),
        );
        if (getComputedStyle(document.documentElement).getPropertyValue("--ran") !== "")
          found.push(`style ${type}`);
      }
      const frame = document.createElement("iframe");
      frame.src = "/-/apps/gates/api/page";
      document.body.append(frame);
      return found;
    }, types.length);
    expect(ran).toEqual([]);
    // It isn't a page either: the browser saves it.
    const saved = page.waitForEvent("download");
    await page.goto("/-/apps/gates/api/page/2").catch(() => undefined);
    await saved;
    expect(await page.evaluate(() => (globalThis as { ran?: boolean }).ran)).toBeUndefined();
  });

  await test.step("they do run where nobody prevents it", async () => {
    await page.goto(`${backend}/text/${types.indexOf("text/plain")}`);
    const ran = await page.evaluate(async (count) => {
      const state = globalThis as { ran?: boolean };
      let scripts = 0;
      for (let type = 0; type < count; type += 1) {
        delete state.ran;
        await new Promise<void>((resolve) => {
          const script = document.createElement("script");
          script.addEventListener("load", () => resolve());
          script.addEventListener("error", () => resolve());
          script.src = `/script/${type}`;
          document.documentElement.append(script);
        });
        if (state.ran) scripts += 1;
      }
      return scripts;
    }, types.length);
    expect(ran).toBeGreaterThan(types.length / 2);
  });
});
