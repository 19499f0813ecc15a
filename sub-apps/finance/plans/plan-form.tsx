import type { PlanDetail } from "@console-shell/contract/calls/finance-plans";
import { RecordForm, refusedFor, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert, Form, Input, Select } from "antd";
import { useState } from "react";
import { currencies } from "../clients/choices.ts";
import { usePeriod } from "../invoices/use-period.ts";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { useCalendar } from "../shared/calendar.ts";
import { MonthPicker } from "../shared/month-picker.tsx";
import { fieldOfPath, initialValues, nextMonth, type PlanValues, pricesOf } from "./plan-values.ts";
import { RateFields } from "./rate-fields.tsx";

interface PlanFormProps {
  /** The plan that gets new prices; undefined to create one. */
  plan?: PlanDetail;
  onClose: () => void;
}

/** The drawer that creates a plan, or sets its prices from a later month on. */
export const PlanForm = (props: PlanFormProps) => {
  const month = useCalendar()?.month;
  return month ? <MonthsForm {...props} month={month} /> : null;
};

const MonthsForm = ({ plan, month: current, onClose }: PlanFormProps & { month: string }) => {
  const text = useText();
  const notify = useNotify();
  const period = usePeriod();
  const [form] = Form.useForm<PlanValues>();
  const currency = Form.useWatch("currency", form) ?? plan?.currency ?? "CNY";
  const [idempotencyKey] = useState(newIdempotencyKey);
  const create = useApiMutation("POST /cc-api/finance/plan/create");
  const publish = useApiMutation("POST /cc-api/finance/plan/:id/publish");

  const save = async (values: PlanValues) => {
    const prices = pricesOf(values);
    if (plan) {
      await publish.mutateAsync({ params: { id: plan.id }, body: { ...prices, idempotencyKey } });
      const month = period(prices.validFrom);
      notify({ kind: "success", title: text("plan.done", { name: plan.name, month }) });
    } else {
      const { name } = values;
      await create.mutateAsync({
        body: { name, currency: values.currency, prices, idempotencyKey },
      });
      notify({ kind: "success", title: text("plan.added", { name }) });
    }
  };
  const checkFee = (_: unknown, value: string) =>
    (parseMoney(value, currency) ?? -1) < 0
      ? Promise.reject(new Error(text("common.amountWrong")))
      : Promise.resolve();

  return (
    <RecordForm<PlanValues>
      form={form}
      drawer={640}
      title={plan ? text("plan.publishTitle", { name: plan.name }) : text("plan.addTitle")}
      submit={text(plan ? "plan.submit" : "word.create")}
      initialValues={initialValues(plan, current)}
      nameOf={fieldOfPath}
      save={save}
      onClose={onClose}
      intro={
        refusedFor(create.error, "used") || refusedFor(publish.error, "used") ? (
          <Alert
            type="error"
            showIcon
            title={text("common.keyUsed")}
            className="finance-form-alert"
          />
        ) : null
      }
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        hidden={plan !== undefined}
        rules={[{ required: true, whitespace: true, message: text("word.enterName") }]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={text("plan.currency")} hidden={plan !== undefined} required>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item
        name="validFrom"
        label={text("plan.month")}
        extra={text("plan.monthHelp")}
        required
      >
        <MonthPicker
          label={text("plan.month")}
          {...(plan ? { first: nextMonth(plan, current) } : {})}
        />
      </Form.Item>
      <Form.Item
        name="platformFee"
        label={text("plan.fee")}
        rules={[{ validator: checkFee }]}
        validateTrigger="onBlur"
        required
      >
        <Input className="finance-short" inputMode="decimal" autoComplete="off" suffix={currency} />
      </Form.Item>
      <RateFields currency={currency} />
    </RecordForm>
  );
};
