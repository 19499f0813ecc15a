import type { AlertCause } from "@console-shell/contract/calls/alert";
import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { AnyPermission, Permission } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { clientsBelow } from "#modules/billing/index.ts";
import { describeFailingWebhooks } from "#modules/clients/index.ts";
import { failingSubApps } from "#modules/registry/index.ts";

/** What a rule's value consists of is read as far as this, the worst first: all of them, for those who see only a few. */
const most = 10_000;
const hour = 3_600_000;

export type CausingRule = Pick<
  AlertRuleTable,
  "metric" | "comparison" | "threshold" | "windowMinutes"
>;

/** A cause as the alert's page shows it, as messages name it, and who sees it without a permission to see all. */
export interface Cause {
  shown: AlertCause;
  name: string;
  seenBy: readonly (string | null)[];
}

/** Who may see the causes of a metric elsewhere: all of them with `all`, else only their own. */
export const causePermissions: Partial<
  Record<AlertMetric, { needed: readonly Permission[]; all: Permission }>
> = {
  creditLeft: {
    needed: ["finance:open", "finance:client:read"],
    all: "finance:client:read-all",
  },
  failingWebhooks: {
    needed: [
      "console-application:open",
      "console-application:application:read",
      "console-application:webhook:read",
    ],
    all: "console-application:application:read-all",
  },
  failingSubApps: { needed: ["management:open"], all: "management:sub-app:read" },
};

/** What makes a rule's value so bad now, the worst first; empty if its metric has nothing to name. */
export const readCauses = async (
  database: Kysely<Tables>,
  { metric, comparison, threshold, windowMinutes }: CausingRule,
  now: number,
): Promise<Cause[]> => {
  if (metric === "creditLeft" && comparison === "below") {
    const clients = await clientsBelow(database, threshold, most);
    return clients.map(({ ownerId, ...client }) => ({
      shown: { kind: "client", ...client },
      name: client.name,
      seenBy: [ownerId],
    }));
  }
  if (metric === "failingWebhooks" && comparison === "above") {
    const webhooks = await describeFailingWebhooks(database, most);
    return webhooks.map(({ id, host, applicationId, clientApp, seenBy }) => ({
      shown: {
        kind: "webhook",
        id,
        host,
        clientApp: { id: applicationId, name: clientApp },
        status: null,
        error: null,
      },
      name: `${host} (${clientApp})`,
      seenBy,
    }));
  }
  if (metric === "failingSubApps" && comparison === "above") {
    const since = Math.floor(now / hour) * hour + hour - windowMinutes * 60_000;
    const subApps = await failingSubApps(database, since, most);
    return subApps.map((subApp) => ({
      shown: { kind: "sub-app", ...subApp },
      name: subApp.name,
      seenBy: [],
    }));
  }
  return [];
};

/** Those of a metric's causes that somebody with these permissions sees elsewhere. */
export const seenCauses = (
  metric: AlertMetric,
  causes: readonly Cause[],
  viewer: { operatorId: string; permissions: ReadonlySet<AnyPermission> },
): readonly Cause[] => {
  const wanted = causePermissions[metric];
  if (!wanted?.needed.every((code) => viewer.permissions.has(code))) return [];
  if (viewer.permissions.has(wanted.all)) return causes;
  return causes.filter(({ seenBy }) => seenBy.includes(viewer.operatorId));
};
