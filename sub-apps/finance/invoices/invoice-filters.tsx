import type { Currency } from "@console-shell/contract/calls/finance";
import { usePermission } from "@console-shell/sdk";
import { FilterSelect, PressedRange, useNarrow } from "@console-shell/ui";
import { Button, Input, Space } from "antd";
import dayjs from "dayjs";
import { useState } from "react";
import { ClientSelect } from "../clients/client-select.tsx";
import { currencies } from "../clients/choices.ts";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { useMonthFormat } from "../shared/month-format.ts";
import { dayOf, dayOfMonth, monthOf } from "../shared/month.ts";
import { invoiceStatuses } from "./invoice-status.tsx";

const amountOf = (text: string | undefined) => (text ? parseMoney(text, "CNY") : undefined);

export const statusFilters = [...invoiceStatuses, "open"] as const;
export const mailFilters = ["unsent", "waiting", "sent", "failed"] as const;

/** How filters are read from the address. */
export const invoiceFilters = {
  clientId: (id: string | undefined) => id,
  status: statusFilters,
  currency: currencies,
  mail: mailFilters,
  monthFrom: monthOf,
  monthTo: monthOf,
  dueFrom: dayOf,
  dueTo: dayOf,
  totalFrom: amountOf,
  totalTo: amountOf,
};

interface Filters {
  clientId?: string | undefined;
  status?: (typeof statusFilters)[number] | undefined;
  currency?: Currency | undefined;
  mail?: (typeof mailFilters)[number] | undefined;
  monthFrom?: string | undefined;
  monthTo?: string | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
  totalFrom?: number | undefined;
  totalTo?: number | undefined;
}

interface InvoiceFiltersProps {
  filters: Filters;
  /** As text, as they are in the address. */
  values: { totalFrom?: string | undefined; totalTo?: string | undefined };
  set: (change: Record<string, string | undefined>) => void;
}

/** The filters above the list of invoices; those used less are behind a button. */
export const InvoiceFilters = ({ filters, values, set }: InvoiceFiltersProps) => {
  const text = useText();
  const seesClients = usePermission("finance:client:read");
  const { clientId, status, currency, mail, monthFrom, monthTo, dueFrom, dueTo } = filters;
  const further = [
    currency,
    monthFrom ?? monthTo,
    dueFrom ?? dueTo,
    values.totalFrom,
    values.totalTo,
  ];
  const used = further.filter((value) => value !== undefined).length;
  const [open, setOpen] = useState(used > 0);
  // A phone's drawer has room for all of them.
  const narrow = useNarrow();
  const monthFormat = useMonthFormat();
  const amount = (name: "totalFrom" | "totalTo") => (
    <Input
      key={values[name] ?? ""}
      inputMode="decimal"
      autoComplete="off"
      className="finance-amount-filter"
      aria-label={text(`invoices.${name}`)}
      placeholder={text(`invoices.${name}`)}
      defaultValue={values[name]}
      onBlur={({ target }) => set({ [name]: target.value.trim() || undefined })}
      onPressEnter={({ currentTarget }) => set({ [name]: currentTarget.value.trim() || undefined })}
    />
  );
  return (
    <>
      {seesClients ? (
        <ClientSelect
          label={text("invoices.clientFilter")}
          value={clientId}
          onChange={(clientId) => set({ clientId })}
        />
      ) : null}
      <FilterSelect
        label={text("word.status")}
        value={status}
        options={statusFilters.map((value) => ({
          value,
          label: text(value === "open" ? "invoices.openFilter" : `invoiceStatus.${value}`),
        }))}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label={text("invoices.mailFilter")}
        value={mail}
        options={mailFilters.map((value) => ({
          value,
          label: text(`mail.state.${value === "unsent" ? "none" : value}`),
        }))}
        onChange={(mail) => set({ mail })}
      />
      {narrow ? null : (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {text("invoices.more", { count: used })}
        </Button>
      )}
      {open || narrow ? (
        <>
          <PressedRange
            picker="month"
            format={monthFormat}
            aria-label={text("invoices.periodFilter")}
            allowEmpty
            placeholder={[text("invoices.monthFrom"), text("invoices.monthTo")]}
            value={[monthFrom ? dayOfMonth(monthFrom) : null, monthTo ? dayOfMonth(monthTo) : null]}
            onChange={(range) =>
              set({
                monthFrom: range?.[0]?.format("YYYY-MM"),
                monthTo: range?.[1]?.format("YYYY-MM"),
              })
            }
          />
          <PressedRange
            aria-label={text("invoices.dueFilter")}
            allowEmpty
            placeholder={[text("invoices.dueFrom"), text("invoices.dueTo")]}
            value={[dueFrom ? dayjs(dueFrom) : null, dueTo ? dayjs(dueTo) : null]}
            onChange={(range) =>
              set({
                dueFrom: range?.[0]?.format("YYYY-MM-DD"),
                dueTo: range?.[1]?.format("YYYY-MM-DD"),
              })
            }
          />
          <FilterSelect
            label={text("client.currency")}
            all={text("invoices.allCurrencies")}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => set({ currency })}
          />
          <Space.Compact>
            {amount("totalFrom")}
            {amount("totalTo")}
          </Space.Compact>
        </>
      ) : null}
    </>
  );
};
