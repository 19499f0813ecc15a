import type {
  ClientAppLimits,
  listPayers,
  Payer,
} from "@console-shell/contract/calls/client-app-limits";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { folded } from "#platform/database/dialect/fold-case.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { type Viewer, visibleTo } from "#modules/billing/index.ts";
import { readUsed } from "#modules/clients/public-api/limits/reads.ts";

/** A client app's limits, its usage against them, and its payer. */
export const readLimits = async (
  database: Kysely<Tables>,
  id: string,
  now: number,
): Promise<ClientAppLimits> => {
  const row = await database
    .selectFrom("clientApplications as clientApp")
    .leftJoin("financeClients as payer", "payer.id", "clientApp.clientId")
    .select([
      "clientApp.callsPerMinute",
      "clientApp.callsPerMonth",
      "payer.id",
      "payer.number",
      "payer.name",
    ])
    .where("clientApp.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  const { id: payerId, number, name } = row;
  return {
    callsPerMinute: row.callsPerMinute,
    callsPerMonth: row.callsPerMonth,
    payer:
      payerId === null || number === null || name === null ? null : { id: payerId, number, name },
    minute: await readUsed(database, id, "minute", now),
    month: await readUsed(database, id, "month", now),
  };
};

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
