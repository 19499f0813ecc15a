import { Readable } from "node:stream";
import * as calls from "@console-shell/contract/calls/erasure";
import type { Feature } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { everyErasure, exportedErasure, listErasurePage, proofOf } from "./erasure-queries.ts";

/** Erasures, with the proof of each. */
export const erasure: Feature = (route) => {
  route(calls.listErasures, ({ services, query }) => listErasurePage(services.database, query));

  route(calls.exportErasures, async ({ openReport, query, reply }) =>
    sendCsv(reply, "erasures", exportedErasure, everyErasure(openReport().database, query)),
  );

  route(calls.exportErasure, async ({ openReport, params, reply }) => {
    const lines = await proofOf(openReport().database, params.id);
    void reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="erasure-${params.id}.txt"`);
    return Readable.from(lines);
  });
};
