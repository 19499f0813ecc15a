import { afterEach, beforeEach, expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";
import type { SeenRequest } from "../fixture-server.ts";

let other = "";
let element: HTMLElement | undefined;
const files = ["imported.css", "index.html", "lazy.js", "main.js", "part.js", "style.css"];
const mounting = (own: Parameters<typeof registration>[2], page = "index.html") => {
  const scene = stage([registration("guest", `${other}/credentials/app/${page}`, own)]);
  element = scene.element();
  return scene.runtime.mountSubApp("guest", element, services());
};
const hashOf = async (file: string) => {
  const source = await (await fetch(fixture(`credentials/app/${file}`))).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", source));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};
const requests = async () =>
  (await (await fetch(`${other}/seen?scenario=credentials`)).json()) as SeenRequest[];
const cookies = async () => {
  const last = new Map(
    (await requests()).map(({ url, cookie }) => [url.replace(/.*\//, ""), cookie]),
  );
  return Object.fromEntries(
    files.map((file) => [file, last.get(file)?.includes("fixture=1") ?? false]),
  );
};

beforeEach(async () => {
  const origin = (await (await fetch("/fixtures/other-origin")).json()) as string;
  // Same site, other port: cookies are sent if credentials are requested.
  other = origin.replace("127.0.0.1", location.hostname);
  document.cookie = "fixture=1; path=/";
});
afterEach(() => {
  element?.remove();
  document.cookie = "fixture=; path=/; max-age=0";
});

test("R9.1 credentials include applies to page, modules, lazy chunks and stylesheets", async () => {
  const handle = mounting({ credentials: "include" });
  await handle.ready;
  expect(element?.textContent).toBe("partlazy");
  expect(await cookies()).toEqual(Object.fromEntries(files.map((file) => [file, true])));
  await handle.unmount();
});

test("R9.1 credentials same-origin sends no cookie to another origin", async () => {
  const before = (await requests()).length;
  const handle = mounting({ credentials: "same-origin" }, "index.html?none");
  await handle.ready;
  const asked = (await requests()).slice(before);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ cookie }) => cookie?.includes("fixture=1"))).toEqual([]);
  await handle.unmount();
});

test.each([
  ["credentials", { credentials: "include" as const }],
  ["integrity", { credentials: "include" as const, integrity: true }],
  ["neither", { credentials: "same-origin" as const }],
])(
  "R2.17 from another origin, with %s, each file of a release is requested once",
  async (what, own) => {
    // Query strings keep the tests' module maps apart.
    const release = {
      entry: `main.js?${what}`,
      modules: [`main.js?${what}`, "part.js"],
      styles: ["style.css"],
    };
    const hash = "integrity" in own ? { [release.entry]: await hashOf("main.js") } : undefined;
    const before = (await requests()).length;
    const { credentials } = own;
    const handle = mounting({ credentials, release, integrity: hash });
    await handle.ready;
    const asked = (await requests()).slice(before).map(({ url }) => url.replace(/.*\//, ""));
    // Two more were already in the module map.
    expect(asked.filter((file) => !/part|lazy/.test(file)).toSorted()).toEqual([
      "imported.css",
      `main.js?${what}`,
      "style.css",
    ]);
    expect(new Set(asked).size).toBe(asked.length);
    await handle.unmount();
  },
);

test.each([
  ["main.js?checked", "CHUNK_LOAD_FAILED"],
  ["style.css", "CSS_CHUNK_LOAD_FAILED"],
])("R9.2 %s is rejected when its integrity doesn't match", async (file, code) => {
  const handle = mounting({ integrity: { [file]: "sha256-AAAA" } }, "checked.html");
  expect(await failureOf(handle.ready)).toMatchObject({ code, type: "error" });
  expect(element?.textContent).toBe("");
});

test("R9.3 a file with matching integrity runs", async () => {
  const handle = mounting({
    credentials: "same-origin",
    integrity: { "main.js": await hashOf("main.js") },
  });
  await handle.ready;
  expect(element?.textContent).toBe("partlazy");
  await handle.unmount();
});
