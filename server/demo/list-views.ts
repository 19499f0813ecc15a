import { textKey } from "@console-shell/contract/words/typed-text";
import type { Insertable } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Seed } from "./seed.ts";

/** Saved views of two lists: shared ones, and one of an operator's own. */
export const seedListViews: Seed = async ({ database, now, operatorIds }) => {
  const view = {
    list: "/finance/invoices",
    permission: "finance:invoice:read",
    columns: null,
    shared: true,
    createdAt: Math.round(now - 12 * 86_400_000),
  } as const;
  const views: Omit<Insertable<Tables["listViews"]>, "id" | "nameKey">[] = [
    {
      ...view,
      ownerId: operatorIds.admin,
      name: "Overdue in CNY",
      query: { status: "overdue", currency: "CNY" },
    },
    {
      ...view,
      ownerId: operatorIds.root,
      name: "Not mailed yet",
      query: { mail: "unsent", sort: "-total" },
      shared: false,
    },
    {
      ...view,
      list: "/management/operators",
      permission: "management:operator:read",
      ownerId: operatorIds.admin,
      name: "Recently created",
      query: { status: "active", sort: "-createdAt" },
      columns: {
        order: ["role", "createdAt", "name", "status", "lastSignInAt"],
        hidden: ["lastSignInAt"],
      },
    },
  ];
  await database
    .insertInto("listViews")
    .values(views.map((row) => ({ ...row, id: newId(), nameKey: textKey(row.name) })))
    .execute();
};
