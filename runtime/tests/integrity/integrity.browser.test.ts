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
