import type { Tables } from "../../platform/database/tables/index.ts";
import type { Store } from "./store.ts";

/** Credentials that may have been revoked since a backup was made. */
export const ended: readonly (keyof Tables)[] = [
  "sessions",
  "reset_codes",
  "reset_tokens",
  "known_devices",
  "passkey_challenges",
  "camera_challenges",
  // Deleting a face also withdrew the consent.
  "face_templates",
  "setup_link",
  "invitations",
];

/**
 * Ends every session, password link, known browser and enrolled face. A backup doesn't know what was revoked since it
 * was made, and must not restore it.
 */
export const endWhatWasOpen = async ({ database }: Store): Promise<void> => {
  for (const table of ended) await database.deleteFrom(table).execute();
};
