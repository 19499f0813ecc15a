import { expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

const hashOf = async (file: string) => {
  const source = await (await fetch(fixture(`integrity/app/${file}`))).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", source));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

test("R9.5 a lazy chunk with a wrong integrity is rejected, under the policy too", async () => {
  const script = new URL("host.ts", import.meta.url).pathname;
  const frame = document.createElement("iframe");
  const answer = new Promise<unknown>((resolve) => {
    window.addEventListener("message", function hear({ data }: MessageEvent<unknown>) {
      if ((data as { fixture?: string } | null)?.fixture !== "integrity") return;
      window.removeEventListener("message", hear);
      resolve(data);
    });
  });
  frame.src = `/fixtures/strict-page?script=${encodeURIComponent(script)}`;
  document.body.append(frame);
  expect(await answer).toEqual({
    fixture: "integrity",
    outcome: "part, lazy, refused",
    violations: [],
  });
  frame.remove();
});

test("R9.2 a module below the entry with a wrong integrity doesn't run", async () => {
  const integrity = { "below.js": "sha256-AAAA" };
  const page = fixture("integrity/app/nested.html");
  const { runtime, element } = stage([registration("app", page, { integrity })]);
  const place = element();
  const handle = runtime.mountSubApp("app", place, services());
  const url = new URL("below.js", new URL(page, location.href)).href;
  expect(await failureOf(handle.ready)).toMatchObject({ code: "CHUNK_LOAD_FAILED", url });
  expect("fixtureTampered" in window).toBe(false);
  await handle.unmount();
  place.remove();
});

test("R9.5 entries of the page's own import map aren't repeated", async () => {
  const page = fixture("integrity/app/index.html");
  const at = (file: string) => new URL(file, new URL(page, location.href)).href;
  // An import map from the page's server; no test loads the file at this address.
  const own = document.createElement("script");
  own.type = "importmap";
  own.textContent = JSON.stringify({ integrity: { [at("known.js")]: "sha256-AAAA" } });
  document.head.append(own);
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.type === "importmap")
          added.push(node.textContent ?? "");
  });
  observer.observe(document.head, { childList: true });
  const told = async (integrity: Record<string, string>) => {
    const { runtime, element } = stage([registration("app", page, { integrity })]);
    const place = element();
    await runtime.prefetch("app");
    place.remove();
    return added.splice(0);
  };
  expect(await told({ "known.js": "sha256-AAAA" })).toEqual([]);
  expect(await told({ "known.js": "sha256-AAAA", "other.js": "sha256-BBBB" })).toEqual([
    JSON.stringify({ integrity: { [at("other.js")]: "sha256-BBBB" } }),
  ]);
  observer.disconnect();
  own.remove();
});

const mounting = (page: string, integrity?: Record<string, string>) => {
  const entry = fixture(`integrity/app/${page}`);
  const { runtime, element } = stage([registration("app", entry, { integrity })], {
    // Otherwise the unmount would remove what the test checks.
    globalOwnedByHost: (name) => name === "fixtureChecked",
  });
  const place = element();
  return { place, handle: runtime.mountSubApp("app", place, services()) };
};
/** The pages whose module has run. */
const ran = () => Reflect.get(window, "fixtureChecked") as string[] | undefined;
const refused = async (page: string, file: string, code: string) => {
  const { place, handle } = mounting(page);
  const url = new URL(fixture(`integrity/app/${file}`), location.href).href;
  expect(await failureOf(handle.ready)).toMatchObject({ code, type: "error", url, phase: "load" });
  await handle.unmount();
  expect(place.childNodes).toHaveLength(0);
  place.remove();
};

test("R9.3 a script, preload and sheet that match their elements' integrity are used", async () => {
  const { place, handle } = mounting("matching.html");
  await handle.ready;
  const text = place.querySelector("p");
  expect(text?.textContent).toBe("checked");
  expect(text && getComputedStyle(text).color).toBe("rgb(1, 2, 3)");
  expect(ran()).toContain("matching");
  await handle.unmount();
  place.remove();
});

test.each([
  ["other-script", "checked.js"],
  ["other-preload", "checked-part.js"],
  ["other-preloaded-script", "checked.js"],
])(
  "R9.3 R9.2 %s: a module that doesn't match its element's integrity doesn't run",
  async (page, file) => {
    await refused(`${page}.html`, `${file}?${page}`, "CHUNK_LOAD_FAILED");
    expect(ran() ?? []).not.toContain(page);
  },
);

test("R9.3 R9.2 a sheet that doesn't match its element's integrity is rejected", () =>
  refused("other-style.html", "checked.css", "CSS_CHUNK_LOAD_FAILED"));

test("R9.3 the registration's integrity wins over the element's, right or wrong", async () => {
  const right = await hashOf("checked.css");
  const healed = mounting("other-style.html?healed", { "checked.css": right });
  await healed.handle.ready;
  await healed.handle.unmount();
  const harmed = mounting("matching.html?harmed", { "checked.css": await hashOf("main.js") });
  expect(await failureOf(harmed.handle.ready)).toMatchObject({ code: "CSS_CHUNK_LOAD_FAILED" });
  for (const { place } of [healed, harmed]) place.remove();
});
