// Runs in a thread of its own: parsing two fonts for each document would hold up all other calls.
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
