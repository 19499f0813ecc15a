import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { reminderDaysMost, reminderDaysRange } from "@console-shell/contract/words/limits";
import { RecordForm, refusedFor, useApiMutation, useNotify } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Checkbox, Form, Input, Select } from "antd";
import { useText } from "../messages/index.ts";

interface Values {
  enabled: boolean;
  days: string;
  hour: number;
}

/** The days in a text such as `-3, 1, 7`; undefined if it has anything else. */
const daysIn = (text: string): number[] | undefined => {
  const parts = text.split(/[\s,，]+/).filter((part) => part !== "");
  const days = parts.map(Number);
  const { min, max } = reminderDaysRange;
  const isRight = days.every((day) => Number.isInteger(day) && day >= min && day <= max);
  const isFew = days.length > 0 && days.length <= reminderDaysMost;
  return isRight && isFew && new Set(days).size === days.length ? days : undefined;
};

/** The dialog that changes the schedule of reminders. */
export const ReminderForm = ({
  settings,
  onClose,
}: {
  settings: ReminderSettings;
  onClose: () => void;
}) => {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const change = useApiMutation("PUT /cc-api/finance/reminders");
  const isLate = refusedFor(change.error, "changed");
  const save = async ({ enabled, days, hour }: Values) => {
    try {
      await change.mutateAsync({
        body: { enabled, days: daysIn(days) ?? [], hour, changedAt: settings.changedAt },
      });
      notify({ kind: "success", title: text("reminders.saved") });
    } catch (error) {
      if (refusedFor(error, "changed")) await queries.invalidateQueries();
      throw error;
    }
  };
  const check = (_: unknown, value: string) =>
    daysIn(value) ? Promise.resolve() : Promise.reject(new Error(text("reminders.daysWrong")));
  return (
    <RecordForm<Values>
      title={text("reminders.title")}
      submit={text("common.save")}
      initialValues={{
        enabled: settings.enabled,
        days: settings.days.join(", "),
        hour: settings.hour,
      }}
      nameOf={(path) => [path.replace(/\.\d+$/, "")]}
      save={save}
      onClose={onClose}
      intro={
        isLate ? (
          <Alert
            type="warning"
            showIcon
            title={text("reminders.late")}
            className="finance-form-alert"
          />
        ) : null
      }
    >
      <Form.Item name="enabled" valuePropName="checked">
        <Checkbox>{text("reminders.enabled")}</Checkbox>
      </Form.Item>
      <Form.Item
        name="days"
        required
        label={text("reminders.days")}
        extra={text("reminders.daysHelp")}
        rules={[{ validator: check }]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="hour"
        required
        label={text("reminders.hour")}
        extra={text("reminders.hourHelp")}
      >
        <Select
          options={Array.from({ length: 24 }, (_, hour) => ({
            value: hour,
            label: text("reminders.at", { hour: String(hour).padStart(2, "0") }),
          }))}
        />
      </Form.Item>
    </RecordForm>
  );
};
