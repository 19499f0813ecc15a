import { isSoleProcess } from "../database/dialect/lock-database.ts";
import type { Services } from "../services.ts";

/**
 * Releases the jobs of this server's previous process, if no other process can have them, so nobody waits for their
 * lease.
 */
export const releaseLeft = async (
  services: Pick<Services, "database" | "dialect">,
  now: number,
): Promise<void> => {
  if (!isSoleProcess(services)) return;
  await services.database
    .updateTable("jobs")
    .set({ lease: null, due_at: now })
    .where("lease", "is not", null)
    .execute();
};
