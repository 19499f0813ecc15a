import type { Queue } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal, queueQuery } from "@console-shell/contract/calls/finance-proposals";
import { type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { countOf } from "#platform/database/page-of.ts";
import type { Source } from "#platform/database/source.ts";
import type { Viewer } from "../viewer.ts";
import { findProposal, matching, sortsOf } from "./proposal-queries.ts";

/**
 * Others' waiting proposals before and after one, in the list's order. It needn't be one of them: after a decision, the
 * next one is still that after it.
 */
export const findQueue = async (
  services: Source,
  viewer: Viewer,
  named: Pick<Proposal, "kind" | "id">,
  { sort, order, ...filter }: z.output<typeof queueQuery>,
): Promise<Queue> => {
  const { database } = services;
  await findProposal(database, viewer, named);
  const by = sortsOf(services)[sort];
  const sorted = typeof by === "string" ? sql.ref(by) : by;
  const { value } = await database
    .selectFrom("proposals as proposal")
    .innerJoin("financeClients as client", "client.id", "proposal.clientId")
    .where("proposal.id", "=", named.id)
    .select(sorted.as("value"))
    .executeTakeFirstOrThrow();
  const waiting = matching(services, viewer, named.kind, {
    ...filter,
    status: "waiting",
    by: "others",
  }).innerJoin("financeClients as client", "client.id", "proposal.clientId");
  const here = sql`(${sorted}, ${sql.ref("proposal.id")})`;
  const side = (sign: "<" | ">") =>
    waiting.where(sql<SqlBool>`${here} ${sql.raw(sign)} (${value}, ${named.id})`);
  const [before, after] = order === "asc" ? (["<", ">"] as const) : ([">", "<"] as const);
  const nearest = async (sign: "<" | ">") => {
    const direction = sign === "<" ? "desc" : "asc";
    const row = await side(sign)
      .orderBy(sorted, direction)
      .orderBy("proposal.id", direction)
      .select("proposal.id")
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };
  return {
    position: (await countOf(side(before))) + 1,
    total: await countOf(waiting),
    previousId: await nearest(before),
    nextId: await nearest(after),
  };
};
