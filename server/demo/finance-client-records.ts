import type { Role } from "@console-shell/contract";
import type { LockedClient } from "#modules/billing/index.ts";
import { newId } from "#platform/database/id.ts";
import type { SeedContext } from "./seed.ts";

const day = 24 * 3_600_000;

interface DemoNote {
  /** Index of the demo client. */
  client: number;
  by: Role;
  text: string;
  daysAgo: number;
}

const notes: DemoNote[] = [
  { client: 0, by: "sales", text: "每季度初预付，财务联系人陈思远周三前回复。", daysAgo: 41 },
  { client: 0, by: "clientManager", text: "9 月起用量增加，建议年底前调高额度。", daysAgo: 12 },
  { client: 0, by: "bizDirector", text: "额度已调高，明年一月复核。", daysAgo: 8 },
  { client: 1, by: "clientManager", text: "付款前需要对方采购部确认，通常晚一周。", daysAgo: 20 },
  { client: 2, by: "clientManager", text: "合同编号 PJ-2031，续约谈判中。", daysAgo: 33 },
  { client: 3, by: "sales", text: "催过一次：回单由物业总部统一开具。", daysAgo: 2 },
  {
    client: 12,
    by: "sales",
    text: "Olivia approves payments herself. Ask her for the remittance advice.",
    daysAgo: 6,
  },
  {
    client: 13,
    by: "clientManager",
    text: "Paid the same quarter twice in spring.\nRefund agreed by phone with Marcus.",
    daysAgo: 3,
  },
  {
    client: 20,
    by: "clientManager",
    text: "Close to its limit: call before the next month.",
    daysAgo: 1,
  },
];

/** Notes on clients, raised credit limits, and a lower limit of what one person may adjust. */
export const seedClientRecords = async (
  { database, now, operatorIds }: SeedContext,
  clients: readonly LockedClient[],
): Promise<void> => {
  await database
    .insertInto("clientNotes")
    .values(
      notes.map(({ client, by, text, daysAgo }) => ({
        id: newId(),
        clientId: clients[client]!.id,
        text,
        createdBy: operatorIds[by],
        createdAt: now - daysAgo * day,
        changedAt: null,
      })),
    )
    .execute();
  const raised = [
    { client: 0, share: 0.5, daysAgo: 64, by: "clientManager" },
    { client: 0, share: 0.75, daysAgo: 9, by: "clientManager" },
    { client: 12, share: 0.8, daysAgo: 45, by: "admin" },
    { client: 20, share: 1.25, daysAgo: 30, by: "admin" },
  ] as const;
  await database
    .insertInto("creditLimitChanges")
    .values(
      raised.map(({ client, share, daysAgo, by }, at) => {
        const { id, creditLimit } = clients[client]!;
        const next = raised[at + 1];
        return {
          id: newId(),
          clientId: id,
          limitBefore: Math.round(creditLimit * share),
          limitAfter: next?.client === client ? Math.round(creditLimit * next.share) : creditLimit,
          changedBy: operatorIds[by],
          changedAt: now - daysAgo * day,
        };
      }),
    )
    .execute();
  await database
    .insertInto("adjustmentLimits")
    .values({
      id: newId(),
      sequence: 1,
      currency: "USD",
      amount: 250_000,
      changedBy: operatorIds.bizDirector,
      changedAt: now - 75 * day,
    })
    .execute();
  await database
    .insertInto("financeCounters")
    .values({ name: "adjustment-limit", value: 1 })
    .execute();
};
