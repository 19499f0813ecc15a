import { afterEach, expect, test } from "vitest";
import { startThread, type Thread } from "./thread.ts";

let thread: Thread<string, string>;
afterEach(() => thread.close());

const script = `
  import { parentPort } from "node:worker_threads";
  parentPort.postMessage({ "watch:import": ["file:///thread.ts"] });
  parentPort.on("message", (question) => {
    parentPort.postMessage({ "watch:require": ["/later.ts"] });
    parentPort.postMessage(question === "bad" ? { error: new Error(question) } : { answer: question });
  });
`;

test("a thread's answers aren't mixed up with the messages of node --watch", async () => {
  thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`), "test");
  const answers = ["first", "bad", "last"].map((question) => thread.ask(question));
  await expect(answers[0]).resolves.toBe("first");
  await expect(answers[1]).rejects.toThrow("bad");
  await expect(answers[2]).resolves.toBe("last");
});
