/** Sets of how alike two faces have to be, from the one that lets through the least. */
export const facePresetNames = ["strict", "balanced", "broad"] as const;
export type FacePresetName = (typeof facePresetNames)[number];

export interface FacePreset {
  name: FacePresetName;
  /** Least similarity (cosine, 0 to 1) of faces that count as alike. */
  threshold: number;
  /** Of a hundred pairs of pictures of one person, how many are expected to count as alike. */
  found: number;
  /** Of how many pairs of different people at most one is expected to count as alike. */
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

/** Where nobody has said another one. */
export const usualFaceThreshold = 0.4;

/** The strictest preset under which faces of this similarity count as alike; null: under none. */
export const presetReached = (similarity: number): FacePresetName | null =>
  facePresets.find(({ threshold }) => similarity >= threshold)?.name ?? null;

/** Characters of a purpose, without the blanks around it: whoever searches for a face has to say why. */
export const purposeLength = { min: 5, max: 200 } as const;

/** Candidates of one search at most, the best. */
export const mostCandidates = 50;
