import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "./record-audit.ts";

/** Records that all secrets are sealed with a new data key. Somebody with access to the server did it. */
export const recordKeyRotation =
  (services: Pick<Services, "dialect" | "clock">) =>
  (transaction: Kysely<Tables>, id: number): Promise<void> =>
    recordAudit(
      { session: null, request: { ip: "", headers: {} }, now: services.clock() },
      transaction,
      { action: "data-key.rotated", target: { id: null, name: String(id) } },
    );
