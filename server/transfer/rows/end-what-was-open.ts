import { sql } from "kysely";
import type { Store } from "./store.ts";

/** The tables of credentials that may have been revoked since a backup was made, as the database names them. */
export const ended: readonly string[] = [
  "sub_app_overrides",
  "sessions",
  "reset_codes",
  "reset_tokens",
  "known_devices",
  "passkey_challenges",
  "camera_challenges",
  "sign_on_flows",
  // Deleting a face also withdrew the consent.
  "face_templates",
  "setup_link",
  "invitations",
];

/**
 * Ends every session, password link, known browser and enrolled face, and every change that waits for approval. A backup
 * doesn't know what was revoked or rejected since it was made, and must not restore it.
 */
export const endWhatWasOpen = async ({ database }: Store): Promise<void> => {
  for (const table of ended) await sql`delete from ${sql.table(table)}`.execute(database);
  await sql`update approvals set status = 'expired', input = null where status = 'waiting'`.execute(
    database,
  );
};
