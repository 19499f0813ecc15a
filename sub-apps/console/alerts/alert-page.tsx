import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { alertMetrics, alertRangeNames } from "@console-shell/contract/words/alerts";
import { roleName } from "@console-shell/contract/words/roles";
import {
  ReadFailure,
  useApiMutation,
  useApiQuery,
  useFormat,
  useLocale,
  usePageTitle,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import {
  Detail,
  Facts,
  Page,
  Panel,
  ScrollTable,
  type Stat,
  Stats,
  Status,
} from "@console-shell/ui";
import { ChartPanel } from "@console-shell/ui/charts";
import { Alert, Button, Segmented, Skeleton } from "antd";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useDuration } from "../health/use-duration.ts";
import { useText } from "../messages/index.ts";
import { useNow } from "../shared/use-now.ts";
import { useSeriesOver } from "../shared/use-series-over.ts";
import { AcknowledgeForm } from "./acknowledge-form.tsx";
import { IncidentList } from "./incident-list.tsx";
import { RuleCauses } from "./rule-causes.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RuleState } from "./rule-state.tsx";
import { SilenceForm } from "./silence-form.tsx";
import { useRuleWords } from "./use-rule-words.ts";
import { WebhookPanel } from "./webhook-panel.tsx";

type Rule = ApiOutput<"GET /cc-api/alert/:id">;
type Range = (typeof alertRangeNames)[number];

/** The rule's values over the last hours, its threshold, and when it fired. */
const RuleChart = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const format = useFormat();
  const words = useRuleWords();
  const [range, setRange] = useState<Range>("6h");
  const { data } = useApiQuery(
    "GET /cc-api/alert/:id/samples",
    { params: { id: rule.id }, query: { range } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  const chart = useSeriesOver(data)((value) => words.value(rule.metric, value), {
    key: "value",
    tone: "primary",
    label: words.metricOf(rule.metric),
    values: data?.points.map(({ value }) => value) ?? [],
  });
  return (
    <div className="console-alert-chart">
      <Segmented<Range>
        aria-label={text("range.label")}
        value={range}
        onChange={setRange}
        options={alertRangeNames.map((value) => ({ value, label: text(`alertRange.${value}`) }))}
      />
      <ChartPanel
        title={words.metricOf(rule.metric)}
        kind="line"
        chart={chart}
        threshold={{
          label: text("alert.threshold", { value: words.value(rule.metric, rule.threshold) }),
          value: rule.threshold,
        }}
        marks={data?.fired.map((at) => ({
          key: String(at),
          at,
          time: format.dateTime(at),
          title: text("alert.firedMark"),
          tone: "error",
        }))}
      />
    </div>
  );
};

/** How long the state has lasted, the value against its limit, and how often the rule has fired. */
const RuleFigures = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const format = useFormat();
  const words = useRuleWords();
  const duration = useDuration();
  const now = useNow(30_000);
  const { data } = useApiQuery(
    "GET /cc-api/alert/incident/list",
    { query: { ruleId: rule.id, pageSize: 1 } },
    { refetchInterval: 30_000 },
  );
  const { metric, state, stateSince, value, threshold, comparison, incident } = rule;
  const last = data?.items[0];
  const worst = incident ?? last;
  const isFiring = state === "firing";
  const figures: Stat[] = [
    {
      label: text("alerts.value"),
      value: words.value(metric, value),
      tone: isFiring ? "error" : undefined,
      detail: text(`alert.limit.${comparison}`, { value: words.value(metric, threshold) }),
    },
    {
      label: text(`state.${incident?.state === "acknowledged" ? "acknowledged" : state}`),
      value: stateSince === null ? "–" : duration(Math.max(0, now - stateSince)),
      detail:
        stateSince === null ? null : text("alert.sinceTime", { time: format.dateTime(stateSince) }),
    },
    {
      label: text("alert.fired90"),
      value: data ? format.number(data.total) : "–",
      detail: last ? text("alert.lastFired", { time: format.relative(last.firedAt) }) : null,
    },
    {
      label: text("alert.worst"),
      value: worst ? words.value(metric, worst.worstValue) : "–",
      detail: worst ? text(incident ? "alert.thisTime" : "alert.lastTime") : null,
    },
  ];
  return <Stats lead label={text("alert.facts")} items={figures} />;
};

const RuleFacts = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const format = useFormat();
  const words = useRuleWords();
  const { metric, quietHours, evaluatedAt } = rule;
  return (
    <Panel title={text("alert.rule")}>
      <Facts
        items={[
          { label: text("word.state"), value: <RuleState rule={rule} /> },
          ...(alertMetrics[metric].operation
            ? [
                {
                  label: text("alerts.operation"),
                  value: rule.operation ?? text("alerts.allOperations"),
                },
              ]
            : []),
          { label: text("alerts.condition"), value: words.condition(rule) },
          { label: text("alerts.for"), value: words.minutesOf(rule.forMinutes) },
          {
            label: text("alert.evaluated"),
            value: evaluatedAt === null ? "–" : format.relative(evaluatedAt),
          },
          { label: text("alerts.reminder"), value: words.hoursOf(rule.reminderHours) },
          {
            label: text("alerts.quiet"),
            value: quietHours
              ? `${quietHours.from}–${quietHours.to} ${quietHours.zone}`
              : text("word.none"),
          },
        ]}
      />
    </Panel>
  );
};

/** Those whom the rule tells now. */
const Recipients = ({ rule: { recipients, mail } }: { rule: Rule }) => {
  const text = useText();
  const locale = useLocale();
  return (
    <Panel title={text("alert.recipients")}>
      {recipients.length === 0 ? (
        <p className="console-change">{text("alert.nobody")}</p>
      ) : (
        <>
          <p className="console-change">{text(mail ? "alert.byMail" : "alert.byBell")}</p>
          <ul className="console-people">
            {recipients.map(({ id, name, role }) => (
              <li key={id}>
                {name} <span className="console-change">{roleName(role, locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};

const messageBadges = {
  waiting: "processing",
  retrying: "warning",
  delivered: "success",
  dropped: "default",
  dead: "error",
} as const;

/** What was sent to whom, newest first. */
const Messages = ({ ruleId }: { ruleId: string }) => {
  const text = useText();
  const format = useFormat();
  const { data } = useApiQuery(
    "GET /cc-api/alert/:id/message/list",
    { params: { id: ruleId }, query: { pageSize: 50 } },
    { keepPrevious: true, refetchInterval: 30_000 },
  );
  return (
    <div className="console-bare">
      <Panel title={text("messages.title")}>
        <ScrollTable
          label={text("messages.title")}
          size="middle"
          rowKey="id"
          dataSource={data?.items ?? []}
          locale={{ emptyText: text("messages.none") }}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            {
              key: "createdAt",
              title: text("word.time"),
              render: (_value, { createdAt }) => format.dateTime(createdAt),
            },
            {
              key: "event",
              title: text("messages.event"),
              render: (_value, { event }) => text(`event.${event}`),
            },
            {
              key: "channel",
              title: text("messages.channel"),
              render: (_value, { channel, to }) => (
                <>
                  {text(`channel.${channel}`)}
                  <span className="console-path">{to}</span>
                </>
              ),
            },
            {
              key: "state",
              title: text("word.state"),
              render: (_value, { state, dueAt, status }) => (
                <>
                  <Status status={messageBadges[state]} text={text(`message.${state}`)} />
                  {status === null ? null : (
                    <span className="console-path">{text("messages.status", { status })}</span>
                  )}
                  {dueAt === null ? null : (
                    <span className="console-path">
                      {text("messages.due", { time: format.dateTime(dueAt) })}
                    </span>
                  )}
                </>
              ),
            },
          ]}
        />
      </Panel>
    </div>
  );
};

/** What somebody has done about the alert: who acknowledged or silenced it, and why. */
const Notes = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const format = useFormat();
  const { incident, silencedUntil, silencedBy, silenceReason } = rule;
  return (
    <>
      {incident?.acknowledgedAt ? (
        <Alert
          type="info"
          showIcon
          title={text("alert.acknowledgedBy", {
            name: incident.acknowledgedBy ?? "",
            time: format.dateTime(incident.acknowledgedAt),
          })}
          description={incident.acknowledgement || undefined}
        />
      ) : null}
      {silencedUntil !== null ? (
        <Alert
          type="warning"
          showIcon
          title={text("alert.silencedBy", {
            name: silencedBy ?? "",
            time: format.dateTime(silencedUntil),
          })}
          description={silenceReason || undefined}
        />
      ) : null}
    </>
  );
};

const Actions = ({ rule }: { rule: Rule }) => {
  const text = useText();
  const writeButton = useWriteButton();
  const mayUpdate = usePermission("console:alert:update");
  const mayAcknowledge = usePermission("console:alert:acknowledge");
  const silence = useApiMutation("POST /cc-api/alert/:id/silence");
  const [open, setOpen] = useState<"acknowledge" | "silence" | "edit">();
  const close = () => setOpen(undefined);
  const isSilenced = rule.silencedUntil !== null;
  const params = { id: rule.id };
  return (
    <>
      {mayAcknowledge && rule.incident?.state === "open" ? (
        <Button type="primary" {...writeButton(false)} onClick={() => setOpen("acknowledge")}>
          {text("acknowledge.submit")}
        </Button>
      ) : null}
      {mayAcknowledge && isSilenced ? (
        <Button
          {...writeButton(silence.isPending)}
          onClick={() => silence.mutate({ params, body: { until: null } })}
        >
          {text("silence.end")}
        </Button>
      ) : null}
      {mayAcknowledge && !isSilenced ? (
        <Button {...writeButton(false)} onClick={() => setOpen("silence")}>
          {text("silence.submit")}
        </Button>
      ) : null}
      {mayUpdate ? <Button onClick={() => setOpen("edit")}>{text("word.edit")}</Button> : null}
      {open === "acknowledge" ? <AcknowledgeForm rule={rule} onClose={close} /> : null}
      {open === "silence" ? <SilenceForm rule={rule} onClose={close} /> : null}
      {mayUpdate && open === "edit" ? <RuleForm edited={{ rule, onClose: close }} /> : null}
    </>
  );
};

/** One alert rule: what it measures, whether it fires, its history and whom it tells. */
export const AlertPage = () => {
  const text = useText();
  const words = useRuleWords();
  const { id = "" } = useParams();
  const { data, error, refetch } = useApiQuery(
    "GET /cc-api/alert/:id",
    { params: { id } },
    { refetchInterval: 15_000 },
  );
  usePageTitle(data?.name ?? text("alerts.title"));
  if (error) return <ReadFailure error={error} onRetry={refetch} />;
  return (
    <Page
      record
      title={data?.name ?? text("alerts.title")}
      figures={data ? <RuleFigures rule={data} /> : null}
      description={data ? words.condition(data) : undefined}
      actions={data ? <Actions rule={data} /> : null}
      back={
        <Link to="/alerts">
          <ArrowLeftOutlined aria-hidden /> {text("alerts.title")}
        </Link>
      }
    >
      {data ? (
        <>
          <Notes rule={data} />
          <Detail
            rail={
              <>
                <RuleFacts rule={data} />
                <Recipients rule={data} />
                <WebhookPanel rule={data} />
              </>
            }
          >
            <RuleChart rule={data} />
            <RuleCauses rule={data} />
            <div className="console-bare">
              <IncidentList ruleId={data.id} />
            </div>
            <Messages ruleId={data.id} />
          </Detail>
        </>
      ) : (
        <Skeleton active />
      )}
    </Page>
  );
};
