import type { ApiOutput } from "@console-shell/contract";
import type { AlertMetric } from "@console-shell/contract/words/alerts";
import type { Permission } from "@console-shell/contract/words/permissions";
import {
  useApiQuery,
  useConsoleAddress,
  useConsoleNavigate,
  useFormat,
  usePermission,
} from "@console-shell/sdk";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type MessageKey, useText } from "../messages/index.ts";
import { callsAddress, useOwnAddress } from "../shared/calls-address.ts";

type Rule = ApiOutput<"GET /cc-api/alert/:id">;

interface List {
  /** The list that shows what the metric consists of, the worst first where it can. */
  path: (rule: Rule) => string;
  subApp: Permission;
  permission: Permission;
  label: MessageKey;
}

const library = {
  subApp: "image-library-management:open",
  permission: "image-library-management:library:read",
} as const;

const largest: List = {
  ...library,
  path: () => "/image-library-management/libraries?sort=-bytes",
  label: "cause.storage",
};

const lists: Partial<Record<AlertMetric, List>> = {
  creditLeft: {
    // The list's filter is of less than a fifth.
    path: ({ threshold }) =>
      `/finance/clients?status=active&sort=balance${threshold > 0.2 ? "" : "&credit=low"}`,
    subApp: "finance:open",
    permission: "finance:client:read",
    label: "cause.creditLeft",
  },
  queueAge: {
    ...library,
    path: () => "/image-library-management/indexing?state=waiting&sort=createdAt",
    label: "cause.queueAge",
  },
  failingWebhooks: {
    path: () => "/console-application/applications?webhooks=failing",
    subApp: "console-application:open",
    permission: "console-application:application:read",
    label: "cause.failingWebhooks",
  },
  failingSubApps: {
    path: () => "/management/sub-apps",
    subApp: "management:open",
    permission: "management:sub-app:read",
    label: "cause.failingSubApps",
  },
  storage: largest,
  freeSpace: largest,
};

/** A link to another sub-app's page. */
const ConsoleLink = ({ path, children }: { path: string; children: ReactNode }) => {
  const address = useConsoleAddress();
  const goTo = useConsoleNavigate();
  return (
    <a
      href={address(path)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goTo(path);
      }}
    >
      {children}
    </a>
  );
};

const maxNamed = 3;

/** The clients who have the least credit left, as far as the operator sees them. */
const LowestClients = ({ threshold }: { threshold: number }) => {
  const format = useFormat();
  const { data } = useApiQuery("GET /cc-api/finance/client/list", {
    query: { status: "active", sort: "creditLeft", order: "asc", pageSize: maxNamed },
  });
  return data?.items
    .filter(({ creditLimit }) => creditLimit > 0)
    .map((client) => ({
      ...client,
      left: (client.balance + client.creditLimit) / client.creditLimit,
    }))
    .filter(({ left }) => left < threshold)
    .map(({ id, name, left }) => (
      <ConsoleLink key={id} path={`/finance/clients/${id}`}>
        {name} ({format.percent(left)})
      </ConsoleLink>
    ));
};

const CallsLink = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const back = useOwnAddress();
  const { metric, operation, windowMinutes, evaluatedAt } = rule;
  if (evaluatedAt === null) return null;
  const range = { from: evaluatedAt - windowMinutes * 60_000, to: evaluatedAt };
  const outcome = metric === "errors" || metric === "errorRate" ? "error" : undefined;
  return (
    <Link to={callsAddress(range, { operation: operation ?? undefined, outcome }, back)}>
      {text(outcome ? "cause.errors" : "cause.calls")}
    </Link>
  );
};

/** Links to what a rule's value consists of, if the operator may open it. */
export const RuleCauses = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const list = lists[rule.metric];
  const seesCalls = usePermission("console:usage:read");
  const opens = usePermission(list?.subApp ?? "console:open");
  const reads = usePermission(list?.permission ?? "console:usage:read");
  if (!list)
    return seesCalls ? (
      <div className="console-causes">
        <CallsLink rule={rule} />
      </div>
    ) : null;
  if (!opens || !reads) return null;
  return (
    <div className="console-causes">
      {rule.metric === "creditLeft" && rule.comparison === "below" ? (
        <LowestClients threshold={rule.threshold} />
      ) : null}
      <ConsoleLink path={list.path(rule)}>{text(list.label)}</ConsoleLink>
    </div>
  );
};
