import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { holdersOf, type Notice } from "../../../identity/index.ts";
import type { LockedClient } from "../record-entry.ts";
import { kinds } from "./kinds.ts";

/** The notification of a pending proposal, to those who decide, see its client and didn't propose it. */
export const proposalWaiting = async (
  database: Kysely<Tables>,
  {
    id,
    kind,
    number,
    proposed_by,
  }: Pick<Selectable<Tables["proposals"]>, "id" | "kind" | "number" | "proposed_by">,
  client: Pick<LockedClient, "name" | "owner_id">,
  by: string,
): Promise<Notice<(typeof kinds)[ProposalKind]["notice"]>> => {
  const needed = notificationPermissions[kinds[kind].notice];
  const deciders = await holdersOf(database, needed);
  const seeingAll = new Set(await holdersOf(database, [...needed, "finance:client:read-all"]));
  return {
    to: deciders.filter(
      (one) => one !== proposed_by && (seeingAll.has(one) || one === client.owner_id),
    ),
    kind: kinds[kind].notice,
    facts: { number, client: client.name, by },
    path: `${kinds[kind].path}/${id}`,
    aboutId: id,
  };
};
