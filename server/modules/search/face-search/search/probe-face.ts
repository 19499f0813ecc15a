import type { Selectable } from "kysely";
import type { ProbesTable } from "../../../../platform/database/tables/probes.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import type { Services } from "../../../../platform/services.ts";
import { joinVectors } from "../../../../platform/vision/vectors/vector-bytes.ts";
import { probeKey } from "../../../catalog/index.ts";
import { findProbe } from "../../probe/find-probe.ts";
import { cropFace } from "./crop-face.ts";

export interface ProbeFace {
  seen: Selectable<ProbesTable>["seen"]["faces"][number];
  model: string;
  vector: Float32Array;
  /** The cropped face, as JPEG. */
  picture: Buffer;
  /** The library picture it was made from, if any. */
  imageId: string | null;
}

/**
 * A face of the operator's own probe, with its picture. If it's missing or expired, the refusal names the field; `path`
 * is a prefix of the fields' names.
 */
export const readProbeFace = async (
  services: Pick<Services, "database" | "files">,
  { probeId, face }: { probeId: string; face: number },
  by: { operatorId: string; now: number },
  path = "",
): Promise<ProbeFace> => {
  const probe = await findProbe(services, probeId, by).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new Refusal("bad_input", [{ path: `${path}probeId`, code: "expired" }])
      : error;
  });
  const seen = probe.seen.faces[face];
  if (!seen) throw new Refusal("bad_input", [{ path: `${path}face`, code: "unknown" }]);
  const bytes = Buffer.from(seen.embedding, "base64");
  const content = await services.files.read(probeKey(probe.id, probe.mediaType));
  return {
    seen,
    model: probe.seen.faceModel,
    vector: joinVectors([bytes], bytes.length / 4),
    picture: await cropFace(content, seen.box),
    imageId: probe.imageId,
  };
};
