import { useApiQuery, useListState, useNotify, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, Toolbar } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useState } from "react";
import { usePeriod } from "../invoices/use-period.ts";
import { useText } from "../messages/index.ts";
import { MonthPicker } from "../shared/month-picker.tsx";
import { monthFromNow, monthOf, monthStart } from "../shared/month.ts";
import { BillTable } from "./bill-table.tsx";
import { RunDialog } from "./run-dialog.tsx";

/** A month's invoices before they are issued, and the press that issues them. */
export const BillingPage = () => {
  const text = useText();
  usePageTitle(text("billing.title"));
  const notify = useNotify();
  const period = usePeriod();
  const list = useListState(["month"]);
  const [opening, setOpening] = useState(0);
  const [asking, setAsking] = useState(false);
  const month = monthOf(list.values.month) ?? monthFromNow(-1);
  const read = useApiQuery("GET /cc-api/finance/billing/preview", { query: { month } });
  const bills = read.data?.bills;
  const waiting = bills?.filter(({ skipped }) => skipped === null).length ?? 0;
  const ready = read.data?.ready ?? false;
  const ask = () => {
    setOpening((last) => last + 1);
    setAsking(true);
  };

  return (
    <Page
      title={text("billing.title")}
      description={text("billing.description")}
      actions={
        <Button type="primary" disabled={!ready || waiting === 0} onClick={ask}>
          {text("billing.run")}
        </Button>
      }
    >
      <Panel>
        <Toolbar>
          <MonthPicker
            label={text("billing.month")}
            value={month}
            last={monthFromNow(0)}
            onChange={(next) => list.set({ month: next })}
          />
          {bills ? <span>{text("billing.toIssue", { count: waiting })}</span> : null}
        </Toolbar>
        {read.data && !ready ? (
          <Alert
            type="info"
            showIcon
            title={text("billing.notOver")}
            className="finance-form-alert"
          />
        ) : null}
        {read.error ? (
          <LoadFailure onRetry={read.refetch} />
        ) : (
          <BillTable
            bills={bills}
            loading={read.isLoading}
            empty={<EmptyState description={text("billing.none")} />}
          />
        )}
      </Panel>
      {asking ? (
        <RunDialog
          key={opening}
          month={month}
          period={period(monthStart(month))}
          count={waiting}
          onClose={() => setAsking(false)}
          onRan={({ issued, skipped }) => {
            setAsking(false);
            notify({
              kind: "success",
              title: text("billing.done", { issued: issued.length, skipped: skipped.length }),
            });
          }}
        />
      ) : null}
    </Page>
  );
};
