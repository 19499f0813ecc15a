import type { Member } from "@console-shell/contract/calls/member";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";

const membersOf = (database: Kysely<Tables>, clientAppId: string) =>
  database
    .selectFrom("applicationMembers as member")
    .innerJoin("clientApplications as clientApp", "clientApp.id", "member.applicationId")
    .innerJoin("operators as operator", "operator.id", "member.operatorId")
    .innerJoin("operators as adder", "adder.id", "member.addedBy")
    .select([
      "operator.id as operatorId",
      "operator.name",
      "operator.account",
      "member.role",
      "member.addedAt",
      "adder.name as addedByName",
    ])
    .where("member.applicationId", "=", clientAppId)
    // A member who has become the owner since is only listed as the owner.
    .whereRef("member.operatorId", "!=", "clientApp.ownerId");

/** The owner of a client app, then its members by name. */
export const listOfMembers = async (
  database: Kysely<Tables>,
  clientAppId: string,
): Promise<Member[]> => {
  const owner = await database
    .selectFrom("clientApplications as clientApp")
    .innerJoin("operators as operator", "operator.id", "clientApp.ownerId")
    .select(["operator.id as operatorId", "operator.name", "operator.account"])
    .where("clientApp.id", "=", clientAppId)
    .executeTakeFirst();
  if (!owner) throw new Refusal("not_found");
  const members = await membersOf(database, clientAppId)
    .orderBy("operator.name")
    .orderBy("operator.id")
    .execute();
  return [{ ...owner, role: "owner", addedAt: null, addedByName: null }, ...members];
};

/** One member of a client app other than its owner; `not_found` if there is none. */
export const findMember = async (
  database: Kysely<Tables>,
  clientAppId: string,
  operatorId: string,
): Promise<Member> => {
  const member = await membersOf(database, clientAppId)
    .where("member.operatorId", "=", operatorId)
    .executeTakeFirst();
  if (!member) throw new Refusal("not_found");
  return member;
};
