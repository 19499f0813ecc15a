/** Why a face can't be recognised well, as far as a library may refuse it. */
export const gateFlaws = ["too_small", "too_dark", "too_bright", "blurred", "turned_away"] as const;
export type GateFlaw = (typeof gateFlaws)[number];

/** How many faces a picture has to show: as many as it likes, at least one, or exactly one. */
export const gateFaces = ["any", "some", "one"] as const;
export type GateFaces = (typeof gateFaces)[number];

/** Why a library does not accept a picture. */
export const gateReasons = ["too_narrow", "no_face", "several_faces", ...gateFlaws] as const;
export type GateReason = (typeof gateReasons)[number];

/** What a library asks of its pictures. Faces are looked at in libraries of faces alone. */
export interface PictureGate {
  /** Pixels across; null: any. */
  minimumWidth: number | null;
  faces: GateFaces;
  /** Flaws with which a face is refused. */
  refusedFlaws: GateFlaw[];
}

export const openGate: PictureGate = { minimumWidth: null, faces: "any", refusedFlaws: [] };
