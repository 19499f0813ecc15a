import { isSoleProcess } from "../database/dialect/is-sole-process.ts";
import type { Services } from "../services.ts";

/** Makes due what an earlier process had when it died, where no other one can have it: nobody waits for its lease. */
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
