import type { AnyPermission, Permission } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/words/sub-app";
import { type WaitingName, waitingKinds } from "@console-shell/contract/words/waiting-kinds";
import type { FastifyReply } from "fastify";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Session } from "../../../kernel/call.ts";
import type { Services } from "../../../platform/services.ts";
import { findInvoice, findProposal } from "../../billing/index.ts";

/** A kind of work, as calls name it. */
export interface WorkSource {
  subApp: string;
  kind: string;
}

interface Asking {
  services: Services;
  session: Session;
  now: number;
  reply: FastifyReply;
}

type Needed = readonly [AnyPermission, ...AnyPermission[]];

const builtIn = ({ subApp, kind }: WorkSource): WaitingName | undefined =>
  Object.hasOwn(waitingKinds, kind) && waitingKinds[kind as WaitingName].subApp === subApp
    ? (kind as WaitingName)
    : undefined;

const declaredBy = async ({ reply, session, now }: Asking, { subApp, kind }: WorkSource) => {
  const apps = (await reply.server.subAppsOf?.(session, now)) ?? [];
  const app = apps.find(({ name }) => name === subApp);
  const work = app?.work?.find((one) => one.kind === kind);
  return (
    app &&
    work &&
    ([openPermission(app), work.permission, ...(work.decide ? [work.decide] : [])] as const)
  );
};

/** The permissions to act on a kind of work. Refuses an unknown kind, and one that the operator may not act on. */
export const permissionsFor = async (asking: Asking, source: WorkSource): Promise<Needed> => {
  const name = builtIn(source);
  const needed: readonly AnyPermission[] | undefined = name
    ? waitingKinds[name].permissions
    : await declaredBy(asking, source);
  const [first, ...others] = needed ?? [];
  if (first === undefined) throw new Refusal("not_found");
  const missing = [first, ...others].find((code) => !asking.session.permissions.has(code));
  if (missing !== undefined)
    throw new Refusal("forbidden", [{ path: "permission", code: missing }]);
  return [first, ...others];
};

type Find = (asking: Pick<Asking, "services" | "session" | "now">, id: string) => Promise<unknown>;

const inTable =
  (table: "applicants" | "alertRules" | "faceQueries" | "objectQueries" | "jobs"): Find =>
  ({ services }, id) =>
    services.database.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
const proposal =
  (kind: "top-up" | "refund" | "adjustment"): Find =>
  ({ services, session }, id) =>
    findProposal(services.database, session, { kind, id });

/** Finds a record of each kind as a session sees it: of clients, only those that the operator may view. */
const records: Record<WaitingName, Find> = {
  applicants: inTable("applicants"),
  alerts: inTable("alertRules"),
  faceQueries: inTable("faceQueries"),
  objectQueries: inTable("objectQueries"),
  failedJobs: inTable("jobs"),
  overdueInvoices: ({ services, session, now }, id) =>
    findInvoice(services.database, session, id, now),
  topUps: proposal("top-up"),
  refunds: proposal("refund"),
  adjustments: proposal("adjustment"),
};

/**
 * Refuses a record that doesn't exist or that the session may not see. Whether a team's backend has one can't be known
 * here; only operators who may act on that kind get this far.
 */
export const refuseUnseen = async (
  asking: Pick<Asking, "services" | "session" | "now">,
  item: WorkSource & { recordId: string },
): Promise<void> => {
  const name = builtIn(item);
  if (name && !(await records[name](asking, item.recordId))) throw new Refusal("not_found");
};

/** The operators who hold the permissions, as the table of grants names them. */
export const grantsOf = (needed: Needed): [Permission, ...Permission[]] =>
  needed as unknown as [Permission, ...Permission[]];
