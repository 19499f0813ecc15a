import type { ApiOutput } from "@console-shell/contract";
import {
  useFormat,
  usePermission,
  oneOf,
  useApiQuery,
  useListState,
  usePageTitle,
} from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import {
  EmptyState,
  FilterSelect,
  LoadFailure,
  Page,
  Panel,
  SearchBox,
  Toolbar,
} from "@console-shell/ui";
import { useState } from "react";
import { usePeriod } from "../invoices/use-period.ts";
import { Amount } from "../shared/amount.tsx";
import { UnprintableAlert } from "../shared/unprintable-alert.tsx";
import { MonthPicker } from "../shared/month-picker.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { monthAfter, monthOf } from "../shared/month.ts";
import { BillTable } from "./bill-table.tsx";
import { OpenMonths } from "./open-months.tsx";
import { SendSeveralForm } from "../invoices/send-several-form.tsx";
import { RunDialog } from "./run-dialog.tsx";

/** Why a month can't be billed yet: it isn't over, is still being counted, or has no issuer. */
const BillingAlerts = ({
  preview: { phase, readyAt, issuerKnown, issuerUnprintable },
}: {
  preview: ApiOutput<"GET /cc-api/finance/billing/preview">;
}) => {
  const text = useText();
  const format = useFormat();
  const mayChange = usePermission("finance:issuer:update");
  return (
    <>
      {phase === "ready" ? null : (
        <Alert
          type="info"
          showIcon
          className="finance-form-alert"
          title={text(phase === "running" ? "billing.notOver" : "billing.settling", {
            time: format.dateTime(readyAt),
          })}
        />
      )}
      <UnprintableAlert found={[{ label: text("issuer.title"), characters: issuerUnprintable }]} />
      {issuerKnown ? null : (
        <Alert
          type="warning"
          showIcon
          className="finance-form-alert"
          title={text("billing.noIssuer")}
          description={mayChange ? <Link to="/issuer">{text("billing.setIssuer")}</Link> : null}
        />
      )}
    </>
  );
};

/** How many invoices of the month aren't mailed yet, with a link to them; nothing if there are none. */
const UnsentAlert = ({ month }: { month: string }) => {
  const text = useText();
  const filter = { mail: "unsent", monthFrom: month, monthTo: month } as const;
  const { data = [] } = useApiQuery("GET /cc-api/finance/invoice/totals", { query: filter });
  const count = data.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? null : (
    <Alert
      type="info"
      showIcon
      className="finance-form-alert"
      title={text("billing.unsent", { count })}
      action={
        <Link to={`/invoices?${new URLSearchParams(filter)}`}>{text("billing.showUnsent")}</Link>
      }
    />
  );
};

const states = ["to-issue", "skipped"] as const;

/** Previews a month's invoices and issues them. */
export const BillingPage = () => {
  const text = useText();
  usePageTitle(text("billing.title"));
  const month = useCalendar()?.month;
  return month ? <Billing current={month} /> : null;
};

const Billing = ({ current }: { current: string }) => {
  const text = useText();
  const period = usePeriod();
  const list = useListState(["month", "state"], { pageSize: 50 });
  const [opening, setOpening] = useState(0);
  const [asking, setAsking] = useState(false);
  const { page, pageSize, search } = list.values;
  const month = monthOf(list.values.month) ?? monthAfter(current, -1);
  const state = oneOf(states, list.values.state);
  const read = useApiQuery(
    "GET /cc-api/finance/billing/preview",
    { query: { month, page, pageSize, search, state } },
    { keepPrevious: true },
  );
  // Another month's data isn't a preview of this one.
  const preview = read.data?.month === month ? read.data : undefined;
  const { count = 0, sums = [], digest = "" } = preview?.toIssue ?? {};
  const mayRun = preview?.phase === "ready" && preview.issuerKnown && count > 0;
  const seesInvoices = usePermission("finance:invoice:read");
  const maySend = usePermission("finance:invoice:send");
  const [toSend, setToSend] = useState<readonly string[]>();
  const ask = () => {
    setOpening((last) => last + 1);
    setAsking(true);
  };
  const clear = () => list.set({ search: undefined, state: undefined });

  return (
    <Page
      title={text("billing.title")}
      description={text("billing.description")}
      actions={
        <Button type="primary" disabled={!mayRun} onClick={ask}>
          {text("billing.run")}
        </Button>
      }
    >
      <OpenMonths
        shown={month}
        onShow={(month, search) => list.set({ month, search, state: undefined })}
      />
      <Panel>
        <Toolbar
          inUse={state ? 1 : 0}
          onClear={search || state ? clear : undefined}
          filters={
            <FilterSelect
              label={text("word.state")}
              value={state}
              options={states.map((value) => ({ value, label: text(`billing.filter.${value}`) }))}
              onChange={(state) => list.set({ state })}
            />
          }
          end={
            preview ? (
              <span className="finance-to-issue">
                {text("billing.toIssue", { count })}
                {sums.map(({ currency, total }) => (
                  <strong key={currency}>
                    <Amount value={total} currency={currency} />
                  </strong>
                ))}
              </span>
            ) : null
          }
        >
          <MonthPicker
            label={text("billing.month")}
            value={month}
            last={current}
            onChange={(next) => list.set({ month: next })}
          />
          <SearchBox
            label={text("billing.searchLabel")}
            value={search}
            onSearch={(search) => list.set({ search })}
          />
        </Toolbar>
        {preview ? <BillingAlerts preview={preview} /> : null}
        {seesInvoices && maySend ? <UnsentAlert month={month} /> : null}
        {read.error ? (
          <LoadFailure onRetry={read.refetch} />
        ) : (
          <BillTable
            list={list}
            data={preview}
            loading={read.isLoading}
            empty={
              search || state ? (
                <EmptyState
                  description={text("billing.noMatch")}
                  action={<Button onClick={clear}>{text("common.clear")}</Button>}
                />
              ) : (
                <EmptyState description={text("billing.none")} />
              )
            }
          />
        )}
      </Panel>
      {asking ? (
        <RunDialog
          key={opening}
          month={month}
          period={period(month)}
          toIssue={{ count, sums, digest }}
          onChanged={read.refetch}
          onSend={
            maySend
              ? (ids) => {
                  setAsking(false);
                  setToSend(ids);
                }
              : undefined
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
      {toSend ? <SendSeveralForm ids={toSend} onClose={() => setToSend(undefined)} /> : null}
    </Page>
  );
};
