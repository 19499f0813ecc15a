import type { CameraStep } from "@console-shell/contract/camera-steps";

/** What was made of the face of an operator who signs in with it; no picture. */
export interface FaceTemplatesTable {
  operator_id: string;
  /** The numbers as JSON, sealed for the operator's identifier. */
  embedding: string;
  /** The engine's name of what made it. */
  model: string;
  /** The version of the words that the operator has agreed to. */
  consent: string;
  /** When the operator agreed, and it was made. */
  created_at: number;
}

/** What somebody was asked to do in front of a camera, once. */
export interface CameraChallengesTable {
  challenge_hash: string;
  /** For whom: an operator who enrols, or a hash of the account that was typed. */
  subject: string;
  steps: CameraStep[];
  /** SHA-256 of the frames that were sent for it; no others are taken any more. */
  taken_by: string | null;
  expires_at: number;
}

export interface OwnFaceTables {
  face_templates: FaceTemplatesTable;
  camera_challenges: CameraChallengesTable;
}
