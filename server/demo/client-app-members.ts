import type { Role } from "@console-shell/contract";
import type { MemberRole } from "@console-shell/contract/words/member-roles";
import type { Seed } from "./seed.ts";

const day = 24 * 60 * 60 * 1000;

const members: [clientApp: string, operator: Role, role: MemberRole, daysAgo: number][] = [
  ["Northwind gate check-in", "operation", "manager", 140],
  ["Northwind gate check-in", "sales", "viewer", 88],
  ["浦江门店同款搜索", "operation", "viewer", 120],
  ["Pacific Crest parcel desk", "sales", "viewer", 40],
];

/** Members of some client apps in production. */
export const seedClientAppMembers: Seed = async ({ database, now, operatorIds }) => {
  for (const [name, operator, role, daysAgo] of members) {
    const { id } = await database
      .selectFrom("clientApplications")
      .select("id")
      .where("name", "=", name)
      .where("environment", "=", "production")
      .executeTakeFirstOrThrow();
    await database
      .insertInto("applicationMembers")
      .values({
        applicationId: id,
        operatorId: operatorIds[operator],
        role,
        addedBy: operatorIds.clientManager,
        addedAt: now - daysAgo * day,
      })
      .execute();
  }
};
