import { Tag } from "@console-shell/ui";
import type { TableColumns } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { Flex } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { callsAddress, outcomeOf, useOwnAddress } from "../shared/calls-address.ts";
import { Quota } from "../shared/quota.tsx";
import { addressWithRange } from "../shared/address-with-range.ts";
import { useUsageFormat } from "../shared/use-usage-format.ts";
import type { RangeQuery } from "../shared/use-usage-range.ts";

type Row = ApiOutput<"GET /cc-api/usage/client-app/list">["items"][number];

/** The columns of the table of client apps. */
export const useClientAppColumns = (range: RangeQuery): TableColumns<Row> => {
  const text = useText();
  const format = useUsageFormat();
  const back = useOwnAddress();
  const count = (key: "calls" | "refused" | "errors") => ({
    key,
    title: text(`column.${key}`),
    align: "end" as const,
    sorter: true,
    className: "console-figure",
    render: (_value: unknown, row: Row) => {
      const figure = format.count(row[key]);
      if (row[key] === 0) return figure;
      const filter = { clientApp: row.id, outcome: outcomeOf[key] };
      return <Link to={callsAddress(range, filter, back)}>{figure}</Link>;
    },
  });
  return [
    {
      key: "name",
      title: text("clientApps.name"),
      sorter: true,
      render: (_value, { id, name, environment }) => (
        <Flex gap="small" align="center" wrap>
          <Link to={addressWithRange(`/applications/${id}`, range)}>{name}</Link>
          <Tag>{text(`environment.${environment}`)}</Tag>
        </Flex>
      ),
    },
    count("calls"),
    count("refused"),
    count("errors"),
    {
      key: "mean",
      title: text("column.mean"),
      align: "end",
      className: "console-figure",
      render: (_value, { mean }) => (mean === null ? "–" : format.latency(mean)),
    },
    {
      key: "quota",
      title: text("column.quota"),
      sorter: true,
      width: 240,
      render: (_value, { usedThisMonth, callsPerMonth }) => (
        <Quota used={usedThisMonth} limit={callsPerMonth} />
      ),
    },
  ];
};
