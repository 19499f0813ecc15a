import { alertReason, longestSilence } from "@console-shell/contract/words/alerts";
import { RecordForm, useApiMutation, useFormat, useNotify } from "@console-shell/sdk";
import { DatePicker, Form, Input, Radio } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";

const choices = ["hour", "hours", "tomorrow", "time"] as const;
type Choice = (typeof choices)[number];

interface Values {
  choice: Choice;
  until: Dayjs;
  reason: string;
}

/** The end of a silence that begins now, in milliseconds. */
const endOf = ({ choice, until }: Pick<Values, "choice"> & Partial<Values>): number => {
  const now = dayjs();
  const ends = {
    hour: now.add(1, "hour"),
    hours: now.add(8, "hour"),
    tomorrow: now.add(1, "day").startOf("day").hour(9),
    time: until ?? now,
  };
  return ends[choice].valueOf();
};

/** How long, with the end that follows from it, or a time of one's own. */
const EndFields = () => {
  const text = useText();
  const format = useFormat();
  const choice = Form.useWatch<Choice | undefined>("choice") ?? "hour";
  return (
    <>
      <Form.Item
        name="choice"
        required
        label={text("silence.for")}
        extra={
          choice !== "time" &&
          text("alerts.silencedUntil", { time: format.dateTime(endOf({ choice })) })
        }
      >
        <Radio.Group
          options={choices.map((value) => ({ value, label: text(`silence.choice.${value}`) }))}
        />
      </Form.Item>
      {choice === "time" && (
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
            minDate={dayjs()}
            className="console-threshold"
          />
        </Form.Item>
      )}
    </>
  );
};

interface SilenceFormProps {
  rule: { id: string; name: string };
  onClose: () => void;
}

/** The dialog that silences a rule for some hours, until tomorrow's morning or until a time. */
export const SilenceForm = ({ rule: { id, name }, onClose }: SilenceFormProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const silence = useApiMutation("POST /cc-api/alert/:id/silence");
  const save = async (values: Values) => {
    const until = endOf(values);
    await silence.mutateAsync({ params: { id }, body: { until, reason: values.reason } });
    notify({
      kind: "success",
      title: text("silence.done", { name, time: format.dateTime(until) }),
    });
  };
  return (
    <RecordForm<Values>
      title={text("silence.title", { name })}
      submit={text("silence.submit")}
      intro={<p>{text("silence.detail")}</p>}
      initialValues={{
        choice: "hour",
        until: dayjs().add(1, "day").second(0).millisecond(0),
        reason: "",
      }}
      save={save}
      onClose={onClose}
    >
      <EndFields />
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
