import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import type { Receivable } from "@console-shell/contract/calls/finance-receivables";
import { ListPage, useApiQuery, useFormat, useList, usePermission } from "@console-shell/sdk";
import { FilterSelect, Panel, type TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { currencies } from "../clients/choices.ts";
import { AfterRows } from "../shared/after-rows.tsx";
import { useCalendar } from "../shared/calendar.ts";
import { Amount } from "../shared/amount.tsx";
import { Totals } from "../shared/totals.tsx";
import { ReminderForm } from "./reminder-form.tsx";

/** Says when clients are reminded. */
const useSchedule = (): ((settings: ReminderSettings) => string) => {
  const text = useText();
  const intl = useIntl();
  const zone = useCalendar()?.timeZone ?? "";
  // Chinese joins numbers by commas only.
  const style = intl.locale.startsWith("zh") ? "narrow" : "long";
  return ({ enabled, days, hour }) => {
    if (!enabled) return text("reminders.off");
    // A single day counts itself: "1 day before", "1 and 3 days before".
    const said = (some: number[]) => ({
      days: intl.formatList(some.map(String), { style }),
      count: some.length === 1 ? some[0]! : some.length,
    });
    const before = days
      .filter((day) => day < 0)
      .map((day) => -day)
      .toSorted((a, b) => b - a);
    const after = days.filter((day) => day > 0).toSorted((a, b) => a - b);
    const parts = [
      ...(before.length > 0 ? [text("reminders.before", said(before))] : []),
      ...(days.includes(0) ? [text("reminders.onDay")] : []),
      ...(after.length > 0 && after.length < days.length
        ? [text("reminders.afterIt", said(after))]
        : []),
      ...(after.length === days.length ? [text("reminders.after", said(after))] : []),
    ];
    return text("reminders.on", {
      when: intl.formatList(parts),
      hour: String(hour).padStart(2, "0"),
      zone,
    });
  };
};

const ages = ["notDue", "upTo30", "upTo60", "upTo90", "over90"] as const;

/** The shares of the ages, if any is overdue; the columns next to it have the amounts. */
const AgeBar = ({ row }: { row: Pick<Receivable, (typeof ages)[number] | "total"> }) =>
  row.notDue === row.total ? null : (
    <span className="finance-age-bar" aria-hidden="true">
      {ages.map((age) =>
        row[age] > 0 ? <span key={age} data-age={age} style={{ flexGrow: row[age] }} /> : null,
      )}
    </span>
  );

/** The columns of amounts by age. */
const useAgeColumns = (): TableColumns<Receivable> => {
  const text = useText();
  return ([...ages, "total"] as const).map((age) => ({
    key: age,
    title: text(`receivables.${age}`),
    align: "end",
    ...(age === "total" && { sorter: true }),
    render: (_, row) =>
      row[age] === 0 ? null : (
        <span className={age === "over90" ? "finance-negative" : undefined}>
          <Amount value={row[age]} currency={row.currency} />
        </span>
      ),
  }));
};

/** What all filtered clients owe, by currency. */
const ReceivableTotals = ({ query }: { query: object }) => {
  const text = useText();
  const { data, error } = useApiQuery(
    "GET /cc-api/finance/receivables/totals",
    { query },
    { keepPrevious: true },
  );
  return (
    <div className="finance-ages">
      <Totals
        figures={(["total", ...ages] as const).map((name) => ({
          name,
          label: text(`receivables.${name}`),
          warns: name === "over90",
        }))}
        rows={error ? [] : data}
      />
    </div>
  );
};

/** Receivables by age and client, and the schedule of reminders. */
export const ReceivablesPage = () => {
  const text = useText();
  const format = useFormat();
  const mayChange = usePermission("finance:reminder:update");
  const [changing, setChanging] = useState(false);
  const schedule = useSchedule();
  const settings = useApiQuery("GET /cc-api/finance/reminders");
  const columns: TableColumns<Receivable> = [
    {
      key: "name",
      sorter: true,
      title: text("invoice.client"),
      render: (_, { id, clientName, clientNumber, invoices, ...row }) => (
        <div className="finance-wide">
          <Link to={`/invoices?clientId=${id}&status=open`}>{clientName}</Link>
          <div className="finance-detail">
            {clientNumber} ·{" "}
            {text("receivables.invoices", { count: invoices, number: format.number(invoices) })}
          </div>
          <AgeBar row={row} />
        </div>
      ),
    },
    ...useAgeColumns(),
  ];
  const list = useList("GET /cc-api/finance/receivables/list", {
    columns,
    filters: { currency: currencies },
  });
  return (
    <ListPage
      list={list}
      title={text("receivables.title")}
      description={text("receivables.description")}
      file="/cc-api/finance/receivables/export"
      search={text("receivables.search")}
      none={text("receivables.none")}
      noneFound={text("receivables.noMatch")}
      totals={<ReceivableTotals query={list.query} />}
      filters={
        <FilterSelect
          label={text("client.currency")}
          all={text("invoices.allCurrencies")}
          value={list.filters.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => list.set({ currency })}
        />
      }
      after={
        <>
          <AfterRows list={list}>
            {settings.data ? (
              <Panel
                title={text("reminders.title")}
                extra={
                  mayChange ? (
                    <Button onClick={() => setChanging(true)}>{text("reminders.change")}</Button>
                  ) : null
                }
              >
                {schedule(settings.data)}
                {settings.data.changedAt === null ? null : (
                  <div className="finance-detail">
                    {text("reminders.changed", {
                      name: settings.data.changedByName ?? "",
                      time: format.dateTime(settings.data.changedAt),
                    })}
                  </div>
                )}
              </Panel>
            ) : null}
          </AfterRows>
          {changing && settings.data ? (
            <ReminderForm settings={settings.data} onClose={() => setChanging(false)} />
          ) : null}
        </>
      }
    />
  );
};
