import type { ClientMonth } from "@console-shell/contract/calls/finance-client-record";
import { ConsoleLink, useApiQuery, useFormat, useLocale, usePermission } from "@console-shell/sdk";
import { LoadFailure, Panel, ScrollTable } from "@console-shell/ui";
import { ChartPanel } from "@console-shell/ui/charts";
import { Link } from "react-router";
import { usePeriod } from "../invoices/use-period.ts";
import { InvoiceStatusTag } from "../invoices/invoice-status.tsx";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { monthStart } from "../shared/month.ts";

/** The client's programs, for those who see client apps: usage and keys are on their own pages. */
const ClientApps = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const format = useFormat();
  const { data, error, isLoading, refetch } = useApiQuery("GET /cc-api/client-app/list", {
    query: { payerId: clientId, pageSize: 50 },
  });
  if (error) return <LoadFailure onRetry={refetch} />;
  return (
    <Panel title={text("usage.apps")}>
      <ScrollTable
        label={text("usage.appsTable")}
        rowKey="id"
        size="small"
        pagination={false}
        loading={{ spinning: isLoading, delay: 200 }}
        dataSource={data?.items ?? []}
        locale={{ emptyText: text("usage.noApps") }}
        columns={[
          {
            key: "name",
            title: text("word.name"),
            render: (_, { id, name }) => (
              <ConsoleLink to={`/console-application/applications/${id}?tab=usage`}>
                {name}
              </ConsoleLink>
            ),
          },
          {
            key: "environment",
            title: text("word.environment"),
            render: (_, { environment }) => text(`environment.${environment}`),
          },
          {
            key: "status",
            title: text("word.status"),
            render: (_, { status }) => text(`status.${status}`),
          },
          {
            key: "lastUsedAt",
            title: text("word.lastUsed"),
            render: (_, { lastUsedAt }) =>
              lastUsedAt === null ? text("word.never") : format.dateTime(lastUsedAt),
          },
        ]}
      />
    </Panel>
  );
};

/** Billable calls and costs by month. */
const Months = ({ months, currency }: { months: readonly ClientMonth[]; currency: string }) => {
  const text = useText();
  const format = useFormat();
  const period = usePeriod();
  return (
    <Panel title={text("usage.months")}>
      <ScrollTable
        label={text("usage.monthsTable")}
        rowKey="month"
        size="small"
        pagination={false}
        dataSource={months.toReversed()}
        columns={[
          {
            key: "month",
            title: text("billing.month"),
            render: (_, { month }) => period(month),
          },
          {
            key: "calls",
            title: text("open.calls"),
            align: "end",
            render: (_, { calls }) => format.number(calls),
          },
          {
            key: "meters",
            title: text("usage.by"),
            render: (_, { meters }) => (
              <ul className="finance-detail finance-meters">
                {meters.map(({ meter, calls }) => (
                  <li key={meter}>
                    {text(`meter.${meter}`)} {format.number(calls)}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            key: "invoice",
            title: text("billing.state"),
            render: (_, { invoice }) =>
              invoice ? (
                <>
                  <Link to={`/invoices/${invoice.id}`}>{invoice.number}</Link>
                  <span className="finance-beside">
                    <InvoiceStatusTag status={invoice.status} />
                  </span>
                </>
              ) : (
                "–"
              ),
          },
          {
            key: "cost",
            title: text("usage.cost"),
            align: "end",
            render: (_, { cost }) =>
              cost === null ? "–" : <Amount value={cost} currency={currency} />,
          },
        ]}
      />
    </Panel>
  );
};

/** What a client uses: calls and costs by month, and its programs. */
export const ClientUsage = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const locale = useLocale();
  const period = usePeriod();
  const seesApps = usePermission("console-application:application:read");
  const read = useApiQuery("GET /cc-api/finance/client/:id/usage", { params: { id: clientId } });
  const months = read.data?.months;
  const tick = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  // An axis has no room for millions; the table has the exact numbers.
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
  if (read.error) return <LoadFailure onRetry={read.refetch} />;
  return (
    <div className="finance-column">
      <ChartPanel
        title={text("usage.title")}
        note={text("usage.note")}
        kind="bars"
        chart={
          months && {
            instants: months.map(({ month }) => monthStart(month)),
            series: [
              {
                key: "calls",
                label: text("open.calls"),
                tone: "primary",
                values: months.map(({ calls }) => calls),
              },
            ],
            formatValue: (value) => short.format(value),
            formatTick: (at) => tick.format(at),
            formatInstant: (at) => period(new Date(at).toISOString().slice(0, 7)),
          }
        }
      />
      {read.data ? <Months {...read.data} /> : null}
      {/* Below the months, whose rows would push it down. */}
      {seesApps && read.data ? <ClientApps clientId={clientId} /> : null}
    </div>
  );
};
