import type { listPayers, Payer } from "@console-shell/contract/endpoints/application-limits";
import type { z } from "zod";
import { containsText } from "../../../database/dialect/contains-text.ts";
import { folded } from "../../../database/dialect/fold-case.ts";
import type { Services } from "../../../services.ts";

/** One page of the finance clients who can pay for an application, by name. */
export const listPossiblePayers = async (
  services: Services,
  { page, pageSize, search }: z.output<typeof listPayers.query>,
): Promise<{ items: Payer[]; total: number }> => {
  const found = services.database
    .selectFrom("finance_clients")
    .where("status", "=", "active")
    .$if(Boolean(search), (query) =>
      query.where(containsText(services, ["name", "number"], search ?? "")),
    );
  const items = await found
    .select(["id", "number", "name"])
    .orderBy(folded(services, "name"))
    .orderBy("id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items, total };
};
