/** Face quality problems that a library may reject. */
export const gateFlaws = ["too_small", "too_dark", "too_bright", "blurred", "turned_away"] as const;
export type GateFlaw = (typeof gateFlaws)[number];

/** How many faces a picture must show: any number, at least one, or exactly one. */
export const gateFaces = ["any", "some", "one"] as const;
export type GateFaces = (typeof gateFaces)[number];

/** Why a library rejects a picture. */
export const gateReasons = ["too_narrow", "no_face", "several_faces", ...gateFlaws] as const;
export type GateReason = (typeof gateReasons)[number];

/** A library's requirements for its pictures. Faces are only checked in face libraries. */
export interface ImageGate {
  /** Minimum width in pixels; null for any. */
  minimumWidth: number | null;
  faces: GateFaces;
  /** Face quality problems that lead to rejection. */
  refusedFlaws: GateFlaw[];
}

export const openGate: ImageGate = { minimumWidth: null, faces: "any", refusedFlaws: [] };

/**
 * Why pictures were erased: library retention, expiry in the bin, an operator, a client app, or deletion of their
 * library.
 */
export const erasureCauses = ["retention", "bin", "by-hand", "program", "library"] as const;
export type ErasureCause = (typeof erasureCauses)[number];
