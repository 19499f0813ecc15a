import type { QueryImage } from "@console-shell/contract/calls/query-image";
import type { Selectable } from "kysely";
import type { QueryImagesTable } from "#platform/database/tables/query-images.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

/** An operator's own unexpired query image, or `not_found`. */
export const findQueryImage = async (
  { database }: Pick<Services, "database">,
  id: string,
  { operatorId, now }: { operatorId: string; now: number },
): Promise<Selectable<QueryImagesTable>> => {
  const queryImage = await database
    .selectFrom("probes")
    .selectAll()
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!queryImage) throw new Refusal("not_found");
  return queryImage;
};

/** A query image in the wire format: embeddings stay on the server. */
export const presentQueryImage = ({
  id,
  width,
  height,
  seen,
  expiresAt,
}: Selectable<QueryImagesTable>): QueryImage => ({
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
