import { alertReason, longestSilence } from "@console-shell/contract/words/alerts";
import { RecordForm, useApiMutation, useFormat, useNotify } from "@console-shell/sdk";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";

interface Values {
  until: Dayjs;
  reason: string;
}

interface SilenceFormProps {
  rule: { id: string; name: string };
  onClose: () => void;
}

/** The dialog that silences a rule until a time. */
export const SilenceForm = ({ rule: { id, name }, onClose }: SilenceFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const silence = useApiMutation("POST /cc-api/alert/:id/silence");
  const now = dayjs();
  const save = async ({ until, reason }: Values) => {
    await silence.mutateAsync({ params: { id }, body: { until: until.valueOf(), reason } });
    const time = format.dateTime(until.valueOf());
    notify({ kind: "success", title: text("silence.done", { name, time }) });
  };
  const presets = [1, 4, 24, 168].map((hours) => ({
    label: text(hours < 48 ? "silence.hours" : "silence.days", {
      count: hours < 48 ? hours : hours / 24,
    }),
    value: now.add(hours, "hour"),
  }));
  return (
    <RecordForm<Values>
      title={text("silence.title", { name })}
      submit={text("silence.submit")}
      intro={<p>{text("silence.detail")}</p>}
      initialValues={{ until: now.add(1, "hour").second(0).millisecond(0), reason: "" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="until"
        label={text("silence.until")}
        rules={[
          { required: true, message: text("required.time") },
          {
            validator: (_, until: Dayjs | null) =>
              !until ||
              (until.isAfter(dayjs()) && until.isBefore(dayjs().add(longestSilence, "day")))
                ? Promise.resolve()
                : Promise.reject(new Error(text("silence.wrong", { days: longestSilence }))),
          },
        ]}
      >
        <DatePicker
          showTime={{ format: "HH:mm" }}
          format="YYYY-MM-DD HH:mm"
          needConfirm={false}
          presets={presets}
          minDate={now}
          className="console-threshold"
        />
      </Form.Item>
      <Form.Item
        name="reason"
        label={text("word.reason")}
        rules={[{ max: alertReason, message: text("form.long", { max: alertReason }) }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </RecordForm>
  );
};
