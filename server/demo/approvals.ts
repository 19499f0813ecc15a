import { approvalLifetime } from "@console-shell/contract/words/approvals";
import type { Insertable } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { ApprovalsTable } from "#platform/database/tables/approvals.ts";
import type { Seed } from "./seed.ts";

const day = 86_400_000;

type Told = Pick<
  ApprovalsTable,
  "call" | "permission" | "action" | "target" | "details" | "reason" | "status"
> & {
  by: "root" | "admin";
  targetId?: string | null;
  daysAgo: number;
  decidedBy?: "root" | "admin";
  comment?: string;
  input?: { params: object; body: object };
};

/** Changes from when two-person approval was on, and one that still waits. It can be approved. */
export const seedApprovals: Seed = async ({ database, sealer, now, operatorIds }) => {
  const operators = await database
    .selectFrom("operators")
    .select(["id", "account", "role"])
    .where("account", "in", ["emily.carter", "wang.fang"])
    .execute();
  const known = new Map(operators.map((one) => [one.account, one]));
  const [emily, wang] = [known.get("emily.carter")!, known.get("wang.fang")!];
  const ofOperator = { permission: "management:operator:update" } as const;
  const told: Told[] = [
    {
      ...ofOperator,
      call: "operator.update",
      action: "operator.changed",
      target: emily.account,
      targetId: emily.id,
      details: { from: emily.role, to: "bizDirector" },
      reason: "Leads the retail team from January.",
      status: "waiting",
      by: "admin",
      daysAgo: 0.4,
      input: { params: { id: emily.id }, body: { role: "bizDirector" } },
    },
    {
      ...ofOperator,
      call: "operator.removeSecondFactors",
      action: "operator.second-factors-removed",
      target: wang.account,
      targetId: wang.id,
      details: {},
      reason: "手机丢失，已电话核实本人身份。",
      status: "approved",
      by: "admin",
      decidedBy: "root",
      daysAgo: 6,
    },
    {
      permission: "management:operator:create",
      call: "operator.create",
      action: "operator.created",
      target: "store.pilot",
      details: { role: "operation", name: "Store pilot", email: "store.pilot@partner.example" },
      reason: "One account for everyone in the two pilot shops.",
      status: "rejected",
      by: "admin",
      decidedBy: "root",
      comment: "An account belongs to one person. Please ask for one each.",
      daysAgo: 12,
    },
    {
      permission: "console-application:library:grant",
      call: "clientApp.library.grant",
      action: "application.libraries-granted",
      target: "Store analytics",
      details: { libraries: "Retail shelves", count: 1 },
      reason: "Pilot in two shops.",
      status: "withdrawn",
      by: "admin",
      decidedBy: "admin",
      daysAgo: 20,
    },
  ];
  const rows = await Promise.all(
    told.map(async (one): Promise<Insertable<ApprovalsTable>> => {
      const { by, daysAgo, decidedBy, comment = "", targetId = null, input, ...row } = one;
      const id = newId();
      const createdAt = Math.round(now - daysAgo * day);
      return {
        ...row,
        id,
        subject: [operatorIds[by], row.call, targetId ?? row.target].join(" "),
        input: input
          ? await sealer.seal(database, JSON.stringify(input), { kind: "approval", owner: id })
          : null,
        targetId,
        requestedBy: operatorIds[by],
        createdAt,
        expiresAt: createdAt + approvalLifetime,
        decidedBy: decidedBy ? operatorIds[decidedBy] : null,
        decidedAt: decidedBy ? createdAt + day / 8 : null,
        comment,
      };
    }),
  );
  await database.insertInto("approvals").values(rows).execute();
};
