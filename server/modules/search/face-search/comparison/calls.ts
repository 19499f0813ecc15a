import * as calls from "@console-shell/contract/calls/face-comparison";
import { answer } from "#kernel/answer.ts";
import { sendImage } from "#modules/catalog/index.ts";
import { auditView } from "#modules/identity/index.ts";
import { comparisons, findComparedFace, findComparison } from "./reads.ts";
import { makeComparison } from "./writes.ts";

/** Comparisons of two faces. */
export const faceComparison = answer(calls, {
  compareFaces: async (call) => findComparison(call.services, await makeComparison(call)),
  listFaceComparisons: comparisons.page,
  exportFaceComparisons: comparisons.csv,
  getFaceComparison: async (call) => {
    const comparison = await findComparison(call.services, call.params.id);
    const target = { id: comparison.id, name: comparison.purpose };
    await auditView(call, "face-comparison.viewed", target, { reason: comparison.purpose });
    return comparison;
  },
  getComparedFace: async (call) => {
    const { id, side } = call.params;
    const { key, purpose } = await findComparedFace(call.services, id, side);
    const target = { id, name: purpose };
    await auditView(call, "face-comparison.viewed", target, { reason: purpose });
    return sendImage(call, key, "image/jpeg");
  },
});
