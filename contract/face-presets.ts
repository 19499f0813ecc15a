/** Sets of how alike two faces have to be, from the one that lets through the least. */
export const facePresetNames = ["strict", "balanced", "broad"] as const;
export type FacePresetName = (typeof facePresetNames)[number];

export interface FacePreset {
  name: FacePresetName;
  /** Least similarity (cosine, 0 to 1) of faces that count as alike. */
  threshold: number;
  /** Of a hundred pairs of different people, how many are expected to count as alike. */
  falseAccepts: number;
}

/**
 * Measured with the embedded engine on 3,255 pairs of small portraits. All words and numbers that a page says of a
 * preset come from here.
 */
export const facePresets: readonly FacePreset[] = [
  { name: "strict", threshold: 0.6, falseAccepts: 2 },
  { name: "balanced", threshold: 0.5, falseAccepts: 12 },
  { name: "broad", threshold: 0.4, falseAccepts: 45 },
];

/** The strictest preset under which faces of this similarity count as alike; null: under none. */
export const presetReached = (similarity: number): FacePresetName | null =>
  facePresets.find(({ threshold }) => similarity >= threshold)?.name ?? null;

/** Characters of a purpose, without the blanks around it: whoever searches for a face has to say why. */
export const purposeLength = { min: 5, max: 200 } as const;

/** Candidates of one search at most, the best. */
export const mostCandidates = 50;
