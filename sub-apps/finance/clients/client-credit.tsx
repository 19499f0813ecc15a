import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { currencyDigits } from "@console-shell/contract/words/money";
import { useApiQuery, useFormat, useLocale } from "@console-shell/sdk";
import { LoadFailure, Panel, ScrollTable } from "@console-shell/ui";
import { ChartPanel } from "@console-shell/ui/charts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";

/** How much of a client's credit was left by day, and who changed its limit. */
export const ClientCredit = ({ client }: { client: FinanceClient }) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();
  const { id, currency } = client;
  const read = useApiQuery("GET /cc-api/finance/client/:id/credit", { params: { id } });
  if (read.error) return <LoadFailure onRetry={read.refetch} />;
  const days = read.data?.days;
  const tick = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  // An axis has no room for whole amounts.
  const short = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    maximumFractionDigits: 2,
  });
  const full = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <div className="finance-column">
      {days === null ? null : (
        <ChartPanel
          title={text("credit.title90")}
          note={text("credit.note")}
          kind="line"
          chart={
            days && {
              instants: days.map(({ day }) => Date.parse(day)),
              series: [
                {
                  key: "available",
                  label: text("client.available"),
                  tone: "primary",
                  values: days.map(({ balance, creditLimit }) =>
                    Math.max(balance + creditLimit, 0),
                  ),
                },
                {
                  key: "creditLimit",
                  label: text("client.creditLimit"),
                  tone: "muted",
                  values: days.map(({ creditLimit }) => creditLimit),
                },
              ],
              formatValue: (value) => short.format(value / 10 ** currencyDigits(currency)),
              formatTick: (at) => tick.format(at),
              formatInstant: (at) => full.format(at),
            }
          }
        />
      )}
      <Panel title={text("credit.limits")}>
        <ScrollTable
          label={text("credit.limitsTable")}
          rowKey="id"
          size="small"
          pagination={false}
          loading={{ spinning: read.isLoading, delay: 200 }}
          dataSource={read.data?.limits ?? []}
          locale={{ emptyText: text("credit.noLimits") }}
          columns={[
            {
              key: "changedAt",
              title: text("credit.changed"),
              render: (_, { changedAt }) => format.dateTime(changedAt),
            },
            { key: "changedByName", dataIndex: "changedByName", title: text("credit.by") },
            {
              key: "before",
              title: text("credit.before"),
              align: "end",
              render: (_, { before }) => <Amount value={before} currency={currency} />,
            },
            {
              key: "after",
              title: text("credit.after"),
              align: "end",
              render: (_, { after }) => <Amount value={after} currency={currency} />,
            },
          ]}
        />
      </Panel>
    </div>
  );
};
