import type { Probe } from "@console-shell/contract/calls/probe";
import type { Selectable } from "kysely";
import type { ProbesTable } from "../../../platform/database/tables/probes.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";

/** An operator's own unexpired probe, or `not_found`. */
export const findProbe = async (
  { database }: Pick<Services, "database">,
  id: string,
  { operatorId, now }: { operatorId: string; now: number },
): Promise<Selectable<ProbesTable>> => {
  const probe = await database
    .selectFrom("probes")
    .selectAll()
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!probe) throw new Refusal("not_found");
  return probe;
};

/** A probe in the wire format: embeddings stay on the server. */
export const presentProbe = ({
  id,
  width,
  height,
  seen,
  expiresAt,
}: Selectable<ProbesTable>): Probe => ({
  id,
  width,
  height,
  faces: seen.faces.map(({ box, score, flaws, pose, liveness }) => ({
    box,
    score,
    flaws,
    pose,
    liveness,
  })),
  objects: seen.objects,
  expiresAt,
});
