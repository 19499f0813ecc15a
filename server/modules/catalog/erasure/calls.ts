import { Readable } from "node:stream";
import * as calls from "@console-shell/contract/calls/erasure";
import { answer } from "#kernel/answer.ts";
import { erasures, proofOf } from "./reads.ts";

/** Erasures, with the proof of each. */
export const erasure = answer(calls, {
  listErasures: erasures.page,
  exportErasures: erasures.csv,
  exportErasure: async ({ openReport, params, reply }) => {
    const lines = await proofOf(openReport().database, params.id);
    void reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="erasure-${params.id}.txt"`);
    return Readable.from(lines);
  },
});
