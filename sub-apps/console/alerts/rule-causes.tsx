import type { ApiOutput } from "@console-shell/contract";
import { alertMetrics } from "@console-shell/contract/words/alerts";
import { slowerText } from "@console-shell/contract/words/vitals";
import { ConsoleLink, useApiQuery, useFormat, useLocale, usePermission } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type MessageKey, useText } from "../messages/index.ts";
import { callsAddress, useOwnAddress } from "../shared/calls-address.ts";

type Rule = ApiOutput<"GET /cc-api/alert/:id">;

type Cause = ApiOutput<"GET /cc-api/alert/:id/causes">["items"][number];

/** One cause with a link to it, and how bad it is. */
const CauseItem = ({ cause }: { cause: Cause }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  if (cause.kind === "client")
    return (
      <>
        <ConsoleLink to={`/finance/clients/${cause.id}`}>{cause.name}</ConsoleLink>{" "}
        <span className="console-change">{format.percent(cause.left)}</span>
      </>
    );
  if (cause.kind === "sub-app") {
    const { name, title, failures, mounts } = cause;
    return (
      <>
        <ConsoleLink to={`/management/sub-apps/${name}`}>{title[locale]}</ConsoleLink>{" "}
        <span className="console-change">
          {text("cause.failures", { failures, all: failures + mounts })}
        </span>
      </>
    );
  }
  if (cause.kind === "release") {
    const { app, title, version, change } = cause;
    return (
      <>
        <Link to={`/performance?search=${app}`}>
          {title?.[locale] ?? text("performance.shell")} {version}
        </Link>{" "}
        <span className="console-change">
          {slowerText(cause, locale)} ({format.change(change)})
        </span>
      </>
    );
  }
  const { id, host, clientApp, status, error } = cause;
  const path = `/console-application/applications/${clientApp.id}/webhooks/${id}`;
  const outcome = error === null ? undefined : text(`cause.attempt.${error}`);
  const facts = [clientApp.name, status === null ? outcome : `HTTP ${status}`];
  return (
    <>
      <ConsoleLink to={path}>{host}</ConsoleLink>{" "}
      <span className="console-change">{facts.filter(Boolean).join(" · ")}</span>
    </>
  );
};

const keyOf = (cause: Cause): string => {
  if (cause.kind === "release") return cause.app;
  return cause.kind === "sub-app" ? cause.name : cause.id;
};

const titles = {
  client: "causes.client",
  webhook: "causes.webhook",
  "sub-app": "causes.subApp",
  release: "causes.release",
} as const satisfies Record<Cause["kind"], MessageKey>;

/** Who is behind a rule's value now, with a link to the list of them; only the link if nobody is. */
const NamedCauses = ({ id, link }: { id: string; link: ReactNode }) => {
  const text = useText();
  const { data } = useApiQuery(
    "GET /cc-api/alert/:id/causes",
    { params: { id } },
    { refetchInterval: 60_000 },
  );
  const [first] = data?.items ?? [];
  if (!data || !first) return <div className="console-causes">{link}</div>;
  const more = data.total - data.items.length;
  return (
    <Panel title={text(titles[first.kind], { count: data.total })} extra={link}>
      <ul className="console-people">
        {data.items.map((cause) => (
          <li key={keyOf(cause)}>
            <CauseItem cause={cause} />
          </li>
        ))}
        {more > 0 ? <li>{text("causes.more", { count: more })}</li> : null}
      </ul>
    </Panel>
  );
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
  const locale = useLocale();
  const { list, causes } = alertMetrics[rule.metric];
  const [subApp, reading] = list?.permissions ?? ["console:open", "console:usage:read"];
  const seesCalls = usePermission("console:usage:read");
  const opens = usePermission(subApp);
  const reads = usePermission(reading);
  if (!list)
    return seesCalls ? (
      <div className="console-causes">
        <CallsLink rule={rule} />
      </div>
    ) : null;
  if (!opens || !reads) return null;
  const link = <ConsoleLink to={list.path(rule)}>{list.label[locale]}</ConsoleLink>;
  return causes ? (
    <NamedCauses id={rule.id} link={link} />
  ) : (
    <div className="console-causes">{link}</div>
  );
};
