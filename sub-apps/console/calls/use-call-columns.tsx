import { Status } from "@console-shell/ui";
import type { RowOf } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { addressWithRange } from "../shared/address-with-range.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

type Row = RowOf<"GET /cc-api/usage/call/list">;

const badges = { ok: "success", refused: "warning", error: "error" } as const satisfies Record<
  Row["outcome"],
  string
>;

/** The columns of the list of calls; only those of one client app have a key. */
export const useCallColumns = (
  range: RangeQuery,
  { withKeys }: { withKeys: boolean },
): TableColumns<Row> => {
  const text = useText();
  const format = useUsageFormat();
  const keys: TableColumns<Row>[number] = {
    key: "key",
    title: text("calls.key"),
    render: (_value, { key }) => (key ? `${key.name} (${key.prefix}…)` : "–"),
  };
  return [
    {
      key: "at",
      title: text("word.time"),
      sorter: true,
      className: "console-figure",
      render: (_value, { at }) => format.instant(at, 0),
    },
    {
      key: "operation",
      card: "title",
      title: text("operations.operation"),
      render: (_value, { operation }) => (
        <Link to={addressWithRange(`/operations/${operation}`, range)}>{operation}</Link>
      ),
    },
    {
      key: "outcome",
      card: "status",
      title: text("calls.outcome"),
      render: (_value, { outcome }) => (
        <Status status={badges[outcome]} text={text(`outcome.${outcome}`)} />
      ),
    },
    ...(withKeys ? [keys] : []),
    {
      key: "calls",
      title: text("column.calls"),
      align: "end",
      sorter: true,
      className: "console-figure",
      render: (_value, { calls }) => format.count(calls),
    },
    {
      key: "mean",
      title: text("column.mean"),
      align: "end",
      sorter: true,
      className: "console-figure",
      render: (_value, { mean }) => format.latency(mean),
    },
  ];
};
