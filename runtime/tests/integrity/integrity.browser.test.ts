import { expect, test } from "vitest";
import { failureOf, fixture, registration, services, stage } from "../harness.ts";

test("R9.5 a lazy chunk that does not match its integrity is refused, also under the policy", async () => {
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

test("R9.2 a module below the entry whose integrity does not match is not run", async () => {
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

test("R9.5 what the page's own import map says already is not said twice", async () => {
  const page = fixture("integrity/app/index.html");
  const at = (file: string) => new URL(file, new URL(page, location.href)).href;
  // A map of the page, as its server writes it; the address is of no file that a test loads.
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
