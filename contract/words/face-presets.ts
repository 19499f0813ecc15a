/** Similarity presets, strictest first. */
export const facePresetNames = ["strict", "balanced", "broad"] as const;
export type FacePresetName = (typeof facePresetNames)[number];

export interface FacePreset {
  name: FacePresetName;
  /** Minimum similarity (cosine, 0 to 1) for a match. */
  threshold: number;
  /** Expected matches per hundred pairs of pictures of the same person. */
  found: number;
  /** One false match is expected in at most this many pairs of different people. */
  oneIn: number;
}

/**
 * Measured with the embedded engine on 4,728 pairs of different people and 171 of one, see bench/README.md. All words
 * and numbers that a page says of a preset come from here.
 */
export const facePresets: readonly FacePreset[] = [
  { name: "strict", threshold: 0.5, found: 80, oneIn: 4_000 },
  { name: "balanced", threshold: 0.4, found: 95, oneIn: 2_000 },
  { name: "broad", threshold: 0.3, found: 99, oneIn: 150 },
];

/** The default preset. */
export const usualFaceThreshold = 0.4;

/** The strictest preset under which faces of this similarity match; null if none. */
export const presetReached = (similarity: number): FacePresetName | null =>
  facePresets.find(({ threshold }) => similarity >= threshold)?.name ?? null;

/** Length of a purpose, trimmed: a face search must state why it's made. */
export const purposeLength = { min: 5, max: 200 } as const;

/** Maximum number of candidates per search; the best are kept. */
export const maxCandidates = 50;
