import { callsPerMinute, callsPerMonth } from "@console-shell/contract/words/limits";
import type { ClientAppLimits } from "@console-shell/contract/calls/client-app-limits";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, InputNumber } from "antd";
import { useText } from "../messages/index.ts";
import { PayerSelect } from "./payer-select.tsx";

interface Values {
  callsPerMinute: number;
  callsPerMonth: number | null;
  payerId: string | null;
}

interface LimitsFormProps {
  clientAppId: string;
  limits: ClientAppLimits;
  onClose: () => void;
}

/** The dialog that sets a client app's limits and payer. */
export const LimitsForm = ({ clientAppId, limits, onClose }: LimitsFormProps) => {
  const text = useText();
  const notify = useNotify();
  const update = useApiMutation("PUT /cc-api/client-app/:id/limits");

  const save = async ({ callsPerMinute, callsPerMonth, payerId }: Values) => {
    await update.mutateAsync({
      params: { id: clientAppId },
      body: {
        callsPerMinute,
        callsPerMonth: callsPerMonth ?? null,
        payerId: payerId ?? null,
      },
    });
    notify({ kind: "success", title: text("limits.saved") });
  };

  return (
    <RecordForm<Values>
      title={text("limits.editTitle")}
      submit={text("word.save")}
      initialValues={{
        callsPerMinute: limits.callsPerMinute,
        callsPerMonth: limits.callsPerMonth,
        payerId: limits.payer?.id ?? null,
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="callsPerMinute"
        label={text("limits.perMinute")}
        rules={[{ required: true, message: text("required.callsPerMinute") }]}
      >
        <InputNumber {...callsPerMinute} precision={0} className="limits-number" />
      </Form.Item>
      <Form.Item
        name="callsPerMonth"
        label={text("limits.perMonth")}
        extra={text("limits.perMonthHelp")}
      >
        <InputNumber {...callsPerMonth} precision={0} className="limits-number" />
      </Form.Item>
      <Form.Item name="payerId" label={text("limits.payer")} extra={text("limits.payerHelp")}>
        <PayerSelect placeholder={text("word.none")} present={limits.payer} />
      </Form.Item>
    </RecordForm>
  );
};
