import type { listPayers, Payer } from "@console-shell/contract/calls/client-app-limits";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { Services } from "#platform/services.ts";
import { type Viewer, visibleTo } from "#modules/billing/index.ts";

/** One page of the possible payers for a client app: finance clients visible to the viewer, by name. */
export const listPossiblePayers = async (
  services: Services,
  viewer: Viewer,
  { page, pageSize, search }: z.output<typeof listPayers.query>,
): Promise<{ items: Payer[]; total: number }> => {
  const found = services.database
    .selectFrom("financeClients as client")
    .where("client.status", "=", "active")
    .where(visibleTo(viewer))
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["client.name", "client.number"], search ?? "")),
    );
  const items = await found
    .select(["client.id", "client.number", "client.name"])
    .orderBy(folded(services, "client.name"))
    .orderBy("client.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};
