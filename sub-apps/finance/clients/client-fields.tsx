import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { OperatorSelect, useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Form, Input, Select } from "antd";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { parseRate } from "../money/tax-rate.ts";
import { MonthPicker } from "../shared/month-picker.tsx";
import { clientStatuses, currencies } from "./choices.ts";
import { BillingFields } from "./billing-fields.tsx";
import type { ClientValues } from "./client-values.ts";

interface ClientFieldsProps {
  /** The client to edit; undefined for a new one. */
  client: FinanceClient | undefined;
  /** The current month. */
  month: string;
}

/** Plan and tax rate, and the month from which a change takes effect. */
const BilledBy = ({ client, month }: ClientFieldsProps) => {
  const text = useText();
  const form = Form.useFormInstance<ClientValues>();
  const currency = Form.useWatch("currency", form) ?? client?.currency ?? "CNY";
  const seesPlans = usePermission("finance:plan:read");
  const plans = useApiQuery(
    "GET /cc-api/finance/plan/list",
    { query: { currency, pageSize: 200 } },
    { enabled: seesPlans },
  );
  const choices = useSelectOptions(plans);
  const checkRate = (_: unknown, value: string) =>
    parseRate(value) === undefined
      ? Promise.reject(new Error(text("client.taxRateWrong")))
      : Promise.resolve();
  return (
    <div className="finance-pair">
      <Form.Item
        name="taxRate"
        required
        label={text("client.taxRate")}
        extra={text("client.taxRateHelp")}
        rules={[{ validator: checkRate }]}
      >
        <Input inputMode="decimal" autoComplete="off" suffix="%" />
      </Form.Item>
      {seesPlans ? (
        <Form.Item name="planId" label={text("client.plan")} extra={text("client.planHelp")}>
          <Select
            allowClear
            placeholder={text("word.none")}
            {...choices}
            options={plans.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      ) : null}
      {client ? (
        <Form.Item
          name="validFrom"
          required
          label={text("client.validFrom")}
          extra={text("client.validFromHelp")}
        >
          <MonthPicker label={text("client.validFrom")} last={month} />
        </Form.Item>
      ) : null}
    </div>
  );
};

/** The fields of a client account. */
export const ClientFields = ({ client, month }: ClientFieldsProps) => {
  const text = useText();
  const format = useFormat();
  const form = Form.useFormInstance<ClientValues>();
  const currency = Form.useWatch("currency", form) ?? client?.currency ?? "CNY";
  const limit = parseMoney(Form.useWatch("creditLimit", form) ?? "", currency) ?? 0;
  const lowest = format.money(0 - Math.max(limit, 0), currency);
  const checkLimit = (_: unknown, value: string) => {
    const limit = parseMoney(value, currency);
    return limit === undefined || limit < 0
      ? Promise.reject(new Error(text("common.amountWrong")))
      : Promise.resolve();
  };
  return (
    <>
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[{ required: true, whitespace: true, message: text("word.enterName") }]}
      >
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <div className="finance-pair">
        <Form.Item
          name="currency"
          required
          label={text("client.currency")}
          extra={text("client.currencyHelp")}
        >
          <Select
            disabled={client !== undefined}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item
          name="creditLimit"
          required
          label={text("client.creditLimit")}
          extra={text("client.creditLimitHelp", { lowest })}
          rules={[{ validator: checkLimit }]}
        >
          <Input inputMode="decimal" autoComplete="off" suffix={currency} />
        </Form.Item>
      </div>
      <BilledBy client={client} month={month} />
      {client ? (
        <Form.Item
          name="status"
          required
          label={text("word.status")}
          extra={text("client.statusHelp")}
        >
          <Select
            options={clientStatuses.map((value) => ({ value, label: text(`status.${value}`) }))}
          />
        </Form.Item>
      ) : null}
      <Form.Item name="ownerId" label={text("word.owner")} extra={text("client.ownerHelp")}>
        <OperatorSelect
          from="GET /cc-api/finance/owner/list"
          allowClear
          placeholder={text("client.noOwner")}
          selected={
            client?.ownerId ? { id: client.ownerId, name: client.ownerName ?? "–" } : undefined
          }
        />
      </Form.Item>
      <div className="finance-pair">
        <Form.Item name="contactName" label={text("client.contactName")}>
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="contactEmail"
          label={text("client.contactEmail")}
          rules={[{ type: "email", message: text("client.emailWrong") }]}
        >
          <Input type="email" maxLength={254} autoComplete="off" />
        </Form.Item>
      </div>
      <BillingFields />
    </>
  );
};
