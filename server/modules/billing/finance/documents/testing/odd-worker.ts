// A thread that does what its papers are titled, for the test of what becomes of such threads.
import { parentPort, threadId } from "node:worker_threads";

parentPort?.on("message", ({ title }: { title: string }) => {
  if (title === "never") return;
  if (title === "break") throw new Error("Out of ink");
  if (title === "leave") process.exit(3);
  if (title === "refuse") parentPort?.postMessage({ error: "No such font" }, []);
  else parentPort?.postMessage({ pdf: Buffer.from(`${title} ${threadId}`) }, []);
});
