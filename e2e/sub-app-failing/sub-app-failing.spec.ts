import { expectFallback } from "../support/fallback.ts";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { expect } from "../support/test.ts";

/** Runs or requests a script from an unregistered origin, in every way a page can. */
const runElsewhere = `
const nonce = top.document.querySelector("script[nonce]").nonce;
const add = (name, properties, parent = document.head) => new Promise((resolve, reject) => {
  const element = document.createElement(name);
  const { onload, onerror } = { onload: resolve, onerror: reject };
  parent.append(Object.assign(element, { nonce, onload, onerror }, properties));
});
const work = (Kind, text, type) => new Promise((resolve, reject) => {
  const worker = new Kind(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), { type });
  const port = worker.port ?? worker;
  port.onmessage = ({ data }) => data === "ran" ? resolve() : reject();
  worker.onerror = reject;
});
const shadow = () => {
  const root = document.createElement("div");
  document.body.append(root);
  return root.attachShadow({ mode: "open" });
};
export const mount = async ({ container }) => {
  const elsewhere = import.meta.url.replace("127.0.0.1", "localhost").replace("main.js", "");
  const rules = JSON.stringify({ prefetch: [{ urls: [elsewhere + "rules"], eagerness: "immediate" }] });
  const speculate = (parent) => {
    // It never tells that it has loaded.
    void add("script", { type: "speculationrules", textContent: rules }, parent);
    return Promise.reject();
  };
  const by = (text) => text + ' then(() => postMessage("ran"), () => postMessage("blocked"))';
  const said = [];
  for (const [way, run] of Object.entries({
    rules: () => speculate(),
    "rules in a shadow root": () => speculate(shadow()),
    "rules as an attribute": () => {
      const script = document.createElement("script");
      script.setAttribute("TYPE", "speculationrules");
      document.head.append(Object.assign(script, { nonce, textContent: rules }));
      return Promise.reject();
    },
    "rules in HTML": () => {
      const html = '<script type="SpeculationRules" nonce="' + nonce + '">' + rules + "</" + "script>";
      document.head.append(document.createRange().createContextualFragment(html));
      return Promise.reject();
    },
    import: () => import(elsewhere + "imported.js"),
    "static import": () => import("./imports-elsewhere.js"),
    element: () => add("script", { src: elsewhere + "element.js" }),
    "inline module": () => add("script", { type: "module", textContent: 'import "' + elsewhere + 'inline.js"' }),
    modulepreload: () => add("link", { rel: "modulepreload", href: elsewhere + "preloaded.js" }),
    preload: () => add("link", { rel: "preload", as: "script", href: elsewhere + "preload.js" }),
    prefetch: () => add("link", { rel: "prefetch", href: elsewhere + "prefetched.js" }),
    stylesheet: () => add("link", { rel: "stylesheet", href: elsewhere + "sheet.css" }),
    "own blob's worker": () => work(Worker, 'postMessage("ran")'),
    worker: async () => new Worker(elsewhere + "worker.js"),
    "shared worker": async () => new SharedWorker(elsewhere + "shared.js"),
    "script of a worker": () => work(Worker, 'importScripts("' + elsewhere + 'script.js"); postMessage("ran")'),
    "import of a worker": () => work(Worker, by('import("' + elsewhere + 'of-worker.js").'), "module"),
    "request of a worker": () => work(Worker, by('fetch("' + elsewhere + 'request").')),
  })) {
    // Only a refusal is heard of inline modules.
    const end = async () => { await run(); };
    said.push(way + " " + await end().then(() => "ran", () => "blocked"));
  }
  container.textContent = said.join(", ");
};`;
const askedElsewhere: string[] = [];

const scripts: Record<string, string> = {
  "/throws-in-mount/main.js": "export const mount = () => { throw new Error('no ledger here'); };",
  "/throws-on-load/main.js": "throw new Error('half a bundle'); export const mount = () => {};",
  "/no-mount/main.js": "export const start = () => {};",
  "/elsewhere/main.js": runElsewhere,
  "/elsewhere-in-a-realm/main.js": runElsewhere,
};

test.use({
  foreign: {
    apps: [
      { name: "throws-in-mount" },
      { name: "throws-on-load" },
      { name: "no-mount" },
      { name: "server-error", version: "2.1.0" },
      { name: "elsewhere", needs: { workers: "blob" } },
      { name: "elsewhere-in-a-realm", realm: "iframe", needs: { workers: "blob" } },
    ],
    listener: ({ url = "", headers }, response) => {
      const { host = "" } = headers;
      if (host.startsWith("localhost")) askedElsewhere.push(url);
      if (url.endsWith("/imports-elsewhere.js"))
        response
          .writeHead(200, { "content-type": "text/javascript" })
          .end(`import "http://${host.replace("127.0.0.1", "localhost")}/imported.js";`);
      else if (host.startsWith("localhost"))
        response.writeHead(200, { "content-type": "text/javascript" }).end();
      else if (url.startsWith("/server-error/")) response.writeHead(500).end();
      else if (url.endsWith("/index.html"))
        response
          .writeHead(200, { "content-type": "text/html; charset=utf-8" })
          .end(entryPage("./main.js"));
      else {
        const script = scripts[url.split("?")[0]!];
        response
          .writeHead(script ? 200 : 404, { "content-type": "text/javascript" })
          .end(script ?? "");
      }
    },
  },
});

test("any failure to load a sub-app shows the fallback screen with its cause", async ({
  page,
  signIn,
}) => {
  await signIn();
  await test.step("a mount that throws", async () => {
    await page.goto("/throws-in-mount");
    await expectFallback(page, /no ledger here/, /throws-in-mount/);
  });
  const links = page.getByRole("navigation").first();
  for (const [what, name, ...details] of [
    ["a script that throws while it loads", "throws-on-load", /half a bundle/],
    ["an entry without mount", "no-mount", /no-mount/, /mount/],
    [
      "a server error is an entry load error of the type error",
      "server-error",
      /EntryLoadError/,
      /error/,
      /version: 2\.1\.0/,
      /file: \S*\/server-error\/index\.html/,
      /status: 500/,
      /release: [0-9a-f]{12}/,
    ],
  ] as const)
    await test.step(what, async () => {
      await links.getByRole("link", { name }).click();
      await expectFallback(page, ...details);
    });
});

test("no unregistered origin's script or stylesheet applies, in the page or a realm @security-26", async ({
  page,
  signIn,
}) => {
  await signIn();
  const blocked = [
    ...["", " in a shadow root", " as an attribute", " in HTML"].map((where) => `rules${where}`),
    "import",
    "static import",
    "element",
    "inline module",
    "modulepreload",
    "preload",
    "prefetch",
    "stylesheet",
    // It has declared this need.
    "own blob's worker",
    "worker",
    "shared worker",
    ...["script", "import", "request"].map((what) => `${what} of a worker`),
  ]
    .map((way) => (way.startsWith("own") ? `${way} ran` : `${way} blocked`))
    .join(", ");
  await page.goto("/elsewhere");
  await expect(page.locator("#root-subapp")).toHaveText(blocked);
  await page.goto("/elsewhere-in-a-realm");
  await expect(page.locator("#root-subapp iframe").contentFrame().locator("body")).toHaveText(
    blocked,
  );
  expect(askedElsewhere).toEqual([]);
});
