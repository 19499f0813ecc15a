import { expect, test } from "vitest";

test("R9.4 R13.12 isolation needs unsafe-eval or blob (qiankun#1302, #3129, wujie#812): a Vite build, a webpack build, CSS-in-JS and a kept-alive app run under a nonce policy", async () => {
  const script = new URL("strict-host.ts", import.meta.url).pathname;
  const frame = document.createElement("iframe");
  const answer = new Promise<unknown>((resolve) => {
    window.addEventListener("message", function hear({ data }: MessageEvent<unknown>) {
      if ((data as { fixture?: string } | null)?.fixture !== "pains") return;
      window.removeEventListener("message", hear);
      resolve(data);
    });
  });
  frame.src = `/fixtures/strict-page?script=${encodeURIComponent(script)}`;
  document.body.append(frame);
  expect(await answer).toEqual({
    fixture: "pains",
    colors: {
      vite: "rgb(1, 2, 3)",
      "vite's lazy chunk": "rgb(3, 2, 1)",
      webpack: "rgb(1, 2, 3)",
      "css-in-js": "rgb(1, 2, 3)",
    },
    violations: [],
  });
  frame.remove();
});
