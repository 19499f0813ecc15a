import type { ApiOutput } from "@console-shell/contract";
import { useFormat } from "@console-shell/sdk";
import { ScrollTable, Status } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import { useDuration } from "./use-duration.ts";

type Incident = ApiOutput<"GET /cc-api/health/history">["incidents"][number];

const badges = { degraded: "warning", down: "error" } as const;

interface IncidentTableProps {
  incidents: readonly Incident[];
  now: number;
}

/** Incidents with their begin, duration and cause, newest first. */
export const IncidentTable = ({ incidents, now }: IncidentTableProps) => {
  const text = useText();
  const { dateTime, bytes } = useFormat();
  const { latency } = useUsageFormat();
  const duration = useDuration();
  if (incidents.length === 0) return <p className="console-change">{text("health.noIncidents")}</p>;
  const causeOf = ({ reason, value, detail }: Incident) =>
    reason === null
      ? "–"
      : text(`reason.${reason}`, {
          milliseconds: latency(value ?? 0),
          bytes: bytes(value ?? 0),
          count: value ?? 0,
          detail,
        });
  return (
    <ScrollTable<Incident>
      label={text("health.incidents")}
      rowKey="id"
      size="middle"
      dataSource={[...incidents]}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          key: "from",
          title: text("health.began"),
          className: "console-figure",
          render: (_value, { from }) => dateTime(from),
        },
        {
          key: "part",
          title: text("health.part"),
          render: (_value, { part }) => text(`part.${part}`),
        },
        {
          key: "state",
          title: text("word.state"),
          render: (_value, { state }) => (
            <Status status={badges[state]} text={text(`health.${state}`)} />
          ),
        },
        {
          key: "lasted",
          title: text("health.lasted"),
          render: (_value, { from, to }) =>
            to === null
              ? text("health.ongoing", { time: duration(now - from) })
              : duration(to - from),
        },
        { key: "cause", title: text("health.cause"), render: (_value, one) => causeOf(one) },
      ]}
    />
  );
};
