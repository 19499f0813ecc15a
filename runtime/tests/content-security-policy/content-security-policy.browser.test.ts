import { expect, test } from "vitest";

test("R9.4 R3.13 everything works under a nonce policy, without unsafe-inline, unsafe-eval and blob", async () => {
  const script = new URL("host.ts", import.meta.url).pathname;
  const frame = document.createElement("iframe");
  const answer = new Promise<unknown>((resolve) => {
    window.addEventListener("message", function hear({ data }: MessageEvent<unknown>) {
      if ((data as { fixture?: string } | null)?.fixture !== "content-security-policy") return;
      window.removeEventListener("message", hear);
      resolve(data);
    });
  });
  frame.src = `/fixtures/strict-page?script=${encodeURIComponent(script)}`;
  document.body.append(frame);
  expect(await answer).toEqual({
    fixture: "content-security-policy",
    outcome: "mounted",
    colors: [
      "rgb(1, 2, 3)",
      "rgb(3, 2, 1)",
      "rgb(2, 2, 2)",
      "rgb(4, 4, 4)",
      "rgb(5, 5, 5)",
      "rgb(6, 6, 6)",
    ],
    violations: [],
  });
  frame.remove();
});
