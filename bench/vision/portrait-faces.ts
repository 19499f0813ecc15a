import type { VisionEngine } from "@console-shell/server/platform/vision/engine";
import { portrait } from "@console-shell/server/platform/vision/testing/portraits";

/**
 * The embedding of the largest face in each of these portraits, degraded first if requested.
 * Portraits without a face are skipped.
 */
export const portraitFaces = async (
  engine: VisionEngine,
  places: readonly number[],
  worsen: (picture: Buffer) => Promise<Buffer> = (picture) => Promise.resolve(picture),
): Promise<Map<number, Float32Array>> => {
  const faces = new Map<number, Float32Array>();
  for (const at of places) {
    const [face] = await engine.detectFaces(await worsen(await portrait(at)), { embed: true });
    if (face) faces.set(at, face.embedding);
  }
  return faces;
};
