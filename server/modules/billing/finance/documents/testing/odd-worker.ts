// A thread that fails as its document's title says, to test the handling of broken threads.
import { parentPort, threadId } from "node:worker_threads";

parentPort?.on("message", ({ title }: { title: string }) => {
  if (title === "never") return;
  if (title === "break") throw new Error("Out of ink");
  if (title === "leave") process.exit(3);
  if (title === "refuse") parentPort?.postMessage({ error: "No such font" }, []);
  else parentPort?.postMessage({ pdf: Buffer.from(`${title} ${threadId}`) }, []);
});
