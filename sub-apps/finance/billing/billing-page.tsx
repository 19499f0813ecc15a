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
import { EmptyState, FilterSelect, LoadFailure, Page, SearchBox, Toolbar } from "@console-shell/ui";
import { useState } from "react";
import { usePeriod } from "../invoices/use-period.ts";
import { UnprintableAlert } from "../shared/unprintable-alert.tsx";
import { MonthPicker } from "../shared/month-picker.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { monthAfter, monthOf } from "../shared/month.ts";
import { BillTable } from "./bill-table.tsx";
import { BillingFigures } from "./billing-figures.tsx";
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
          title={text("billing.noIssuer")}
          description={mayChange ? <Link to="/issuer">{text("billing.setIssuer")}</Link> : null}
        />
      )}
    </>
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
        <>
          <MonthPicker
            label={text("billing.month")}
            value={month}
            last={current}
            onChange={(next) => list.set({ month: next })}
          />
          <Button type="primary" disabled={!mayRun} onClick={ask}>
            {text("billing.run")}
          </Button>
        </>
      }
      figures={
        <BillingFigures
          month={month}
          toIssue={preview?.toIssue}
          isRead={preview !== undefined || read.error !== null}
        />
      }
    >
      {preview ? <BillingAlerts preview={preview} /> : null}
      <div className="cs-list">
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
          total={preview?.total}
          end={
            <span aria-live="polite">
              {preview ? text("clients.total", { total: preview.total }) : null}
            </span>
          }
        >
          <SearchBox
            label={text("billing.searchLabel")}
            value={search}
            onSearch={(search) => list.set({ search })}
          />
        </Toolbar>
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
      </div>
      <OpenMonths
        shown={month}
        onShow={(month, search) => list.set({ month, search, state: undefined })}
      />
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
