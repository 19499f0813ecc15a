import type { CameraStep } from "@console-shell/contract/words/camera-steps";

/** The face template of an operator who signs in with it; not a picture. */
interface FaceTemplatesTable {
  operatorId: string;
  /** The embedding as JSON, sealed for the operator's identifier. */
  embedding: string;
  /** The name of the engine's model that made it. */
  model: string;
  /** The version of the consent text that the operator agreed to. */
  consent: string;
  /** Time of consent and enrolment. */
  createdAt: number;
}

/** A single-use camera challenge. */
interface CameraChallengesTable {
  challengeHash: string;
  /** Its subject: an operator who enrols, or a hash of the account as typed. */
  subject: string;
  steps: CameraStep[];
  /** SHA-256 of the frames sent for it; no others are accepted afterwards. */
  takenBy: string | null;
  expiresAt: number;
}

export interface FaceLoginTables {
  faceTemplates: FaceTemplatesTable;
  cameraChallenges: CameraChallengesTable;
}
