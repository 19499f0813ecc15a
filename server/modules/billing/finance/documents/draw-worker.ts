// Runs in a worker thread: parsing two fonts for each document would block all other calls.
import { parentPort } from "node:worker_threads";
import type { Drawn } from "./drawer.ts";
import { drawPaper } from "./draw-paper.ts";
import type { Paper } from "./paper.ts";

parentPort?.on("message", (paper: Paper) => {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn, []);
  drawPaper(paper).then(
    (pdf) => answer({ pdf }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
