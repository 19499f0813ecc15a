import * as calls from "@console-shell/contract/calls/face-comparison";
import type { Route } from "#kernel/call.ts";
import { sendCsv } from "#kernel/send-csv.ts";
import { sendImage } from "#modules/catalog/index.ts";
import { auditView } from "#modules/identity/index.ts";
import {
  everyComparison,
  exportedComparison,
  findComparedFace,
  findComparison,
  listComparisonPage,
} from "./comparison-queries.ts";
import { makeComparison } from "./make-comparison.ts";

/** Comparisons of two faces. */
export const addComparisonRoutes = (route: Route): void => {
  route(calls.compareFaces, async (call) =>
    findComparison(call.services, await makeComparison(call)),
  );

  route(calls.listFaceComparisons, ({ services, query }) => listComparisonPage(services, query));

  route(calls.exportFaceComparisons, async ({ openReport, query, reply }) =>
    sendCsv(reply, "face-comparisons", exportedComparison, everyComparison(openReport(), query)),
  );

  route(calls.getFaceComparison, async (call) => {
    const comparison = await findComparison(call.services, call.params.id);
    const target = { id: comparison.id, name: comparison.purpose };
    await auditView(call, "face-comparison.viewed", target, { reason: comparison.purpose });
    return comparison;
  });

  route(calls.getComparedFace, async (call) => {
    const { id, side } = call.params;
    const { key, purpose } = await findComparedFace(call.services, id, side);
    const target = { id, name: purpose };
    await auditView(call, "face-comparison.viewed", target, { reason: purpose });
    return sendImage(call, key, "image/jpeg");
  });
};
