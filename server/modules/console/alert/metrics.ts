import type { Permission } from "@console-shell/contract";
import type { AlertCause } from "@console-shell/contract/calls/alert";
import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { Kysely } from "kysely";
import { readClocks } from "#platform/database/node-clock.ts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { clientsBelow, lowestCreditLeft } from "#modules/billing/index.ts";
import { longestWait } from "#modules/catalog/index.ts";
import {
  countFailingWebhooks,
  describeFailingWebhooks,
  figuresOf,
  storageHeld,
  sumsOf,
  type UsageSums,
} from "#modules/clients/index.ts";
import {
  failedMounts,
  failingSubApps,
  largestChange,
  slowerReleases,
} from "#modules/registry/index.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What a rule's value consists of is read as far as this, the worst first: all of them, for those who see only a few. */
const most = 10_000;

interface Source extends Pick<Services, "database" | "files"> {
  now: number;
  /** Reads what several rules need once. */
  once: <Value>(key: string, reading: () => Promise<Value>) => Promise<Value>;
}

export type MeasuredRule = Pick<AlertRuleTable, "metric" | "operation" | "windowMinutes">;
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

interface Metric {
  /** The value over the rule's window, or now; null if there is nothing to measure. */
  measure: (source: Source, rule: MeasuredRule) => Promise<number | null>;
  /** What makes the value so bad, if that has names. */
  causes?: {
    /** Who may see them elsewhere: all of them with `all`, else only their own. */
    needed: readonly Permission[];
    all: Permission;
    /** The comparison whose causes these are. */
    comparison: "above" | "below";
    /** The worst first. */
    read: (database: Kysely<Tables>, rule: CausingRule, now: number) => Promise<Cause[]>;
  };
}

/**
 * A rule's window ending at `now`. Up to an hour it consists of minutes; a longer one of hours, with the first and the
 * last only partly inside.
 */
const windowOf = (minutes: number, now: number) => {
  const [table, unit] =
    minutes * minute <= hour
      ? (["usageMinutes", minute] as const)
      : (["usageHours", hour] as const);
  const to = Math.floor(now / unit) * unit + unit;
  return { table, from: to - minutes * minute, to };
};

/** Start of a window of whole hours. */
const hoursSince = (windowMinutes: number, now: number) =>
  Math.floor(now / hour) * hour + hour - windowMinutes * minute;

const ofCalls = (figure: "calls" | "errors" | "errorRate" | "p95"): Metric => ({
  async measure({ database, now, once }, { windowMinutes, operation }) {
    const sums = await once<UsageSums[]>(`${windowMinutes} ${operation ?? ""}`, () =>
      sumsOf(database, windowOf(windowMinutes, now), operation),
    );
    return figuresOf(sums)[figure];
  },
});

/** How each metric is measured, and the causes of its value. */
export const metrics: Record<AlertMetric, Metric> = {
  calls: ofCalls("calls"),
  errors: ofCalls("errors"),
  errorRate: ofCalls("errorRate"),
  p95: ofCalls("p95"),
  creditLeft: {
    measure: ({ database }) => lowestCreditLeft(database),
    causes: {
      needed: ["finance:open", "finance:client:read"],
      all: "finance:client:read-all",
      comparison: "below",
      async read(database, { threshold }) {
        const clients = await clientsBelow(database, threshold, most);
        return clients.map(({ ownerId, ...client }) => ({
          shown: { kind: "client", ...client },
          name: client.name,
          seenBy: [ownerId],
        }));
      },
    },
  },
  queueAge: {
    measure: async ({ database, now }) => (await longestWait(database, now)) / minute,
  },
  failingWebhooks: {
    measure: ({ database }) => countFailingWebhooks(database),
    causes: {
      needed: [
        "console-application:open",
        "console-application:application:read",
        "console-application:webhook:read",
      ],
      all: "console-application:application:read-all",
      comparison: "above",
      async read(database) {
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
      },
    },
  },
  failingSubApps: {
    measure: ({ database, now }, { windowMinutes }) =>
      failedMounts(database, hoursSince(windowMinutes, now)),
    causes: {
      needed: ["management:open"],
      all: "management:sub-app:read",
      comparison: "above",
      async read(database, { windowMinutes }, now) {
        const subApps = await failingSubApps(database, hoursSince(windowMinutes, now), most);
        return subApps.map((subApp) => ({
          shown: { kind: "sub-app", ...subApp },
          name: subApp.name,
          seenBy: [],
        }));
      },
    },
  },
  slowerReleases: {
    measure: ({ database }) => largestChange(database),
    causes: {
      needed: ["console:open"],
      all: "console:usage:read",
      comparison: "above",
      async read(database, { threshold }) {
        const releases = await slowerReleases(database, threshold);
        return releases.map((release) => ({
          shown: { kind: "release", ...release },
          name: `${release.app} ${release.version}`,
          seenBy: [],
        }));
      },
    },
  },
  storage: { measure: async ({ database }) => (await storageHeld(database)).bytes },
  freeSpace: { measure: ({ files }) => files.room() },
  clockSkew: {
    async measure({ database }) {
      const clocks = await readClocks(database);
      return clocks.length === 0 ? null : Math.max(...clocks.map(({ skew }) => Math.abs(skew)));
    },
  },
};
