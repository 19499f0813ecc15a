import type { LibraryKind } from "@console-shell/contract/calls/library";
import type { GateReason, ImageGate } from "@console-shell/contract/words/image-gate";
import type { Box } from "#platform/vision/engine.ts";
import type { FaceFlaw } from "@console-shell/contract/calls/query-image";

interface Judged {
  width: number;
  /** The faces in it, each with its quality problems. */
  faces: readonly { box: Box; flaws: readonly FaceFlaw[] }[];
}

const areaOf = ({ width, height }: Box) => width * height;

/**
 * Why a library rejects an image; empty if it's accepted. One good face is enough; if there is none, the largest
 * face's problems are reported.
 */
export const refusalsOf = (
  { gate, kind }: { gate: ImageGate | null; kind: LibraryKind },
  { width, faces }: Judged,
): GateReason[] => {
  if (!gate) return [];
  const reasons: GateReason[] = [];
  if (gate.minimumWidth !== null && width < gate.minimumWidth) reasons.push("too_narrow");
  if (kind !== "faces") return reasons;
  if (gate.faces !== "any" && faces.length === 0) reasons.push("no_face");
  if (gate.faces === "one" && faces.length > 1) reasons.push("several_faces");
  const refused = faces
    .toSorted((one, other) => areaOf(other.box) - areaOf(one.box))
    .map(({ flaws }) => flaws.filter((flaw) => gate.refusedFlaws.includes(flaw)));
  const [largest] = refused;
  if (largest && refused.every((flaws) => flaws.length > 0)) reasons.push(...largest);
  return reasons;
};
