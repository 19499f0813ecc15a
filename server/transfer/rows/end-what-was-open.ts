import type { Tables } from "../../platform/database/tables/index.ts";
import type { Store } from "./store.ts";

/** What somebody could be let in with, and what may have been ended since a backup was made. */
export const ended: readonly (keyof Tables)[] = [
  "sessions",
  "reset_codes",
  "reset_tokens",
  "known_devices",
  "passkey_challenges",
  "camera_challenges",
  // Whoever deleted one has taken the consent back, too.
  "face_templates",
  "setup_link",
  "invitations",
];

/**
 * Ends every session, every way to a new password, every acquaintance with a browser and every enrolled face. A backup
 * does not know what was ended since it was made, and must not bring it to life again.
 */
export const endWhatWasOpen = async ({ database }: Store): Promise<void> => {
  for (const table of ended) await database.deleteFrom(table).execute();
};
