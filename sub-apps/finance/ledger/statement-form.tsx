import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { statementEntries } from "@console-shell/contract/words/limits";
import { locales } from "@console-shell/contract/words/locale";
import { useApiQuery } from "@console-shell/sdk";
import { DialogFocus, useDownload } from "@console-shell/ui";
import { Alert, Button, DatePicker, Form, Modal, Select } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useState } from "react";
import { ClientSelect } from "../clients/client-select.tsx";
import { useText } from "../messages/index.ts";
import { type Calendar, useCalendar } from "../shared/calendar.ts";

interface StatementFormProps {
  /** If undefined, the operator selects one. */
  client?: Pick<FinanceClient, "id" | "billingLocale">;
  /** The one that is selected at first. */
  clientId?: string | undefined;
  onClose: () => void;
}

/** The last whole month, which is what clients ask for. */
const lastMonth = (today: string): [Dayjs, Dayjs] => {
  const month = dayjs(today).subtract(1, "month");
  return [month.startOf("month"), month.endOf("month")];
};
const nameOf = (day: Dayjs) => day.format("YYYY-MM-DD");

/** The dialog that downloads a client's statement of a period, for the client as PDF, or as CSV. */
export const StatementForm = (props: StatementFormProps) => {
  const calendar = useCalendar();
  return calendar ? <Statement {...props} {...calendar} /> : null;
};

const Statement = ({
  client,
  clientId: given,
  today,
  timeZone: zone,
  onClose,
}: StatementFormProps & Calendar) => {
  const text = useText();
  const download = useDownload();
  const [clientId, setClientId] = useState(client?.id ?? given);
  const [[first, last], setDays] = useState(() => lastMonth(today));
  const read = useApiQuery(
    "GET /cc-api/finance/client/:id",
    { params: { id: clientId ?? "" } },
    { enabled: clientId !== undefined && !client },
  );
  const [chosen, setLocale] = useState<FinanceClient["billingLocale"]>();
  const locale = chosen ?? client?.billingLocale ?? read.data?.billingLocale ?? "en-US";
  const [from, to] = [nameOf(first), nameOf(last)];
  const totals = useApiQuery(
    "GET /cc-api/finance/ledger/totals",
    { query: { clientId: clientId ?? "", from, to } },
    { enabled: clientId !== undefined, keepPrevious: true },
  );
  const count = totals.data?.reduce((sum, one) => sum + one.count, 0);
  const isTooLong = (count ?? 0) > statementEntries;
  const csv = new URLSearchParams({ clientId: clientId ?? "", from, to });
  const pdf = new URLSearchParams({ from, to, locale });
  return (
    <Modal
      open
      title={text("statement.title")}
      onCancel={onClose}
      footer={[
        <Button
          key="csv"
          disabled={!clientId}
          {...download(`/cc-api/finance/ledger/export?${csv.toString()}`)}
        >
          {text("statement.csv")}
        </Button>,
        <Button
          key="pdf"
          type="primary"
          disabled={!clientId || isTooLong}
          {...download(`/cc-api/finance/client/${clientId ?? ""}/statement?${pdf.toString()}`)}
        >
          {text("statement.pdf")}
        </Button>,
      ]}
    >
      <DialogFocus />
      <Form layout="vertical">
        {client ? null : (
          <Form.Item required label={text("ledger.clientFilter")} className="finance-client-field">
            <ClientSelect
              label={text("ledger.clientFilter")}
              placeholder={text("client.choose")}
              value={clientId}
              onChange={setClientId}
            />
          </Form.Item>
        )}
        <Form.Item
          required
          label={text("statement.period")}
          extra={
            clientId === undefined || count === undefined
              ? text("statement.days", { zone })
              : text("statement.entries", { count, zone })
          }
        >
          <DatePicker.RangePicker
            aria-label={text("statement.period")}
            allowClear={false}
            value={[first, last]}
            onChange={(days) => {
              const [start, end] = days ?? [];
              if (start && end) setDays([start, end]);
            }}
            presets={[
              { label: text("statement.lastMonth"), value: () => lastMonth(today) },
              {
                label: text("statement.thisMonth"),
                value: () => [dayjs(today).startOf("month"), dayjs(today)],
              },
              {
                label: text("statement.thisYear"),
                value: () => [dayjs(today).startOf("year"), dayjs(today)],
              },
            ]}
          />
        </Form.Item>
        <Form.Item required label={text("statement.language")}>
          <Select
            aria-label={text("statement.language")}
            value={locale}
            options={locales.map((value) => ({ value, label: text(`client.language.${value}`) }))}
            onChange={setLocale}
          />
        </Form.Item>
      </Form>
      {isTooLong ? (
        <Alert type="warning" showIcon title={text("statement.long", { most: statementEntries })} />
      ) : null}
    </Modal>
  );
};
