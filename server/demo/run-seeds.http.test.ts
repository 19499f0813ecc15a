import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEmpty } from "#platform/database/is-empty.ts";
import { syncPermissions } from "#modules/identity/role/writes.ts";
import { fileStore } from "#platform/files/file-store.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import { runSeeds } from "./run-seeds.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Only filled by using the console. */
const filledByUse = [
  "sessions",
  "probes",
  "node_clocks",
  "reset_codes",
  "reset_tokens",
  "throttle_counters",
  "audit_events",
  "audit_pending",
  "audit_keys",
  "audit_checkpoints",
  "audit_removals",
  "audit_streams",
  "known_devices",
  "totp_secrets",
  "recovery_codes",
  "passkeys",
  "passkey_challenges",
  "face_templates",
  "camera_challenges",
  "sign_on_flows",
  "used_logout_tokens",
  "password_policy",
  "setup_link",
  "sealing_key",
  "data_keys",
  "demo_steps",
  "invitations",
  "recents",
  "announcement_dismissals",
  "finance_answers",
  "receipt_uploads",
  "idempotent_calls",
  "sub_app_release_operators",
  "image_changes",
  "left_files",
  "page_assets",
  "image_hash_parts",
  "faces",
  "image_objects",
  "vectors",
  "signing_keys",
  "sub_app_policies",
  "sub_app_overrides",
  "kysely_migration_lock",
];

test("the demo data fits both databases and leaves no page empty", async () => {
  const { database, directory } = opened;
  await syncPermissions(database);
  expect(await isEmpty(database)).toBe(true);
  const services = {
    database,
    files: fileStore(join(directory, "files")),
    sealer: createSealer(randomBytes(32)),
    // In the first minute of a month little has happened in it.
    clock: () => Date.UTC(2026, 11, 1, 0, 1),
  };
  await runSeeds(services, "a password for the demo");
  expect(await isEmpty(database)).toBe(false);

  const empty: string[] = [];
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length === 0) empty.push(name);
  }
  expect(filledByUse).toEqual(expect.arrayContaining(empty));
});
