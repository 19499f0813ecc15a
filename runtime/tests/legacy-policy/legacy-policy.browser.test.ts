import { expect, test } from "vitest";

test("R13.12 R13.15 R14.9 legacy sub-apps and realms work under a nonce policy", async () => {
  const script = new URL("host.ts", import.meta.url).pathname;
  const frame = document.createElement("iframe");
  const answer = new Promise<unknown>((resolve) => {
    window.addEventListener("message", function hear({ data }: MessageEvent<unknown>) {
      if ((data as { fixture?: string } | null)?.fixture !== "legacy-policy") return;
      window.removeEventListener("message", hear);
      resolve(data);
    });
  });
  frame.src = `/fixtures/strict-page?script=${encodeURIComponent(script)}`;
  document.body.append(frame);
  expect(await answer).toEqual({
    fixture: "legacy-policy",
    outcomes: [
      "umd | mounted | mounted | rgb(1, 2, 3) | 0px",
      "module | mounted | module at /fixture with umd, true | rgb(0, 0, 0) | 0px",
      "inline | mounted | first in app, file, second, module with a part | rgb(0, 0, 0) | 0px",
      "realm-inline | mounted | first in app, file, second, module with a part | rgb(0, 0, 0) | 0px",
      "realm-app | mounted | in a realm | rgb(4, 5, 6) | 0px",
      "realm-module | mounted | a part and a lazy one with what is shared in /fixture | rgb(4, 5, 6) | 9px",
    ],
    violations: [],
  });
  frame.remove();
});
