import type { TableColumns } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { callsAddress, outcomeOf, useOwnAddress } from "../shared/calls-address.ts";
import { addressWithRange } from "../shared/address-with-range.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

type Row = ApiOutput<"GET /cc-api/usage/operations">["items"][number];
type Figure = "calls" | "refused" | "errors" | "errorRate" | "p50" | "p95";

/** The columns of the table of operations. */
export const useOperationColumns = (range: RangeQuery): TableColumns<Row> => {
  const text = useText();
  const format = useUsageFormat();
  const back = useOwnAddress();
  const figure = (key: Figure, formatValue: (value: number) => string) => ({
    key,
    title: text(`column.${key}`),
    align: "end" as const,
    sorter: true,
    className: "console-figure",
    render: (_value: unknown, row: Row) => {
      const value = row[key];
      if (value === null) return "–";
      if (value === 0 || !(key === "calls" || key === "refused" || key === "errors"))
        return formatValue(value);
      const filter = { operation: row.operation, outcome: outcomeOf[key] };
      return <Link to={callsAddress(range, filter, back)}>{formatValue(value)}</Link>;
    },
  });
  return [
    {
      key: "operation",
      title: text("operations.operation"),
      sorter: true,
      render: (_value, { operation, method, path }) => (
        <>
          <Link to={addressWithRange(`/operations/${operation}`, range)}>{operation}</Link>
          <span className="console-path">
            {method} {path}
          </span>
        </>
      ),
    },
    figure("calls", format.count),
    figure("refused", format.count),
    figure("errors", format.count),
    figure("errorRate", format.share),
    figure("p50", format.latency),
    figure("p95", format.latency),
  ];
};
