import type { ReminderSettings } from "@console-shell/contract/calls/finance-invoice-mails";
import { reminderDaysMost, reminderDaysRange } from "@console-shell/contract/words/limits";
import { RecordForm, refusedFor, useApiMutation, useHasMail, useNotify } from "@console-shell/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Checkbox, Form, type FormInstance, Input, Select } from "antd";
import { useText } from "../messages/index.ts";
import { useCalendar } from "../shared/calendar.ts";
import { NoMailAlert } from "../shared/no-mail-alert.tsx";

interface Values {
  enabled: boolean;
  before: string;
  dueDay: boolean;
  after: string;
  hour: number;
}

/** The days in a text such as `1, 7`, at most that many; undefined if it has anything else. */
const daysIn = (text: string, most: number): number[] | undefined => {
  const parts = text.split(/[\s,，、]+/).filter((part) => part !== "");
  const days = parts.map(Number);
  const isRight = days.every((day) => Number.isInteger(day) && day >= 1 && day <= most);
  return isRight && new Set(days).size === days.length ? days : undefined;
};

const most = { before: -reminderDaysRange.min, after: reminderDaysRange.max };

/** The days as the call needs them: those before the due date are negative. */
const daysOf = ({
  before,
  dueDay,
  after,
}: Pick<Values, "before" | "dueDay" | "after">): number[] => [
  ...(daysIn(before, most.before) ?? []).map((day) => -day),
  ...(dueDay ? [0] : []),
  ...(daysIn(after, most.after) ?? []),
];

/** The drawer that changes the schedule of reminders. */
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
  const hasMail = useHasMail();
  const zone = useCalendar()?.timeZone ?? "";
  const change = useApiMutation("PUT /cc-api/finance/reminders");
  const isLate = refusedFor(change.error, "changed");
  const save = async ({ enabled, hour, ...days }: Values) => {
    try {
      await change.mutateAsync({
        body: { enabled, days: daysOf(days), hour, changedAt: settings.changedAt },
      });
      notify({ kind: "success", title: text("reminders.saved") });
    } catch (error) {
      if (refusedFor(error, "changed")) await queries.invalidateQueries();
      throw error;
    }
  };
  const check =
    (name: "before" | "after") =>
    ({ getFieldsValue }: Pick<FormInstance<Values>, "getFieldsValue">) => ({
      validator: (_: unknown, value: string) => {
        const refuse = (why: Parameters<typeof text>[0]) => Promise.reject(new Error(text(why)));
        if (!daysIn(value, most[name])) return refuse(`reminders.${name}Wrong`);
        if (name === "before") return Promise.resolve();
        const count = daysOf(getFieldsValue()).length;
        if (count === 0) return refuse("reminders.none");
        return count > reminderDaysMost ? refuse("reminders.many") : Promise.resolve();
      },
    });
  return (
    <RecordForm<Values>
      title={text("reminders.title")}
      drawer={560}
      submit={text("word.save")}
      initialValues={{
        enabled: settings.enabled,
        before: settings.days
          .filter((day) => day < 0)
          .map((day) => -day)
          .join(", "),
        dueDay: settings.days.includes(0),
        after: settings.days.filter((day) => day > 0).join(", "),
        hour: settings.hour,
      }}
      nameOf={(path) => [path.replace(/^days(\.\d+)?$/, "after")]}
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
        ) : (
          <NoMailAlert />
        )
      }
    >
      <Form.Item name="enabled" valuePropName="checked">
        <Checkbox disabled={!hasMail && !settings.enabled}>{text("reminders.enabled")}</Checkbox>
      </Form.Item>
      <Form.Item
        name="before"
        label={text("reminders.daysBefore")}
        extra={text("reminders.daysBeforeHelp")}
        rules={[check("before")]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="dueDay" valuePropName="checked">
        <Checkbox>{text("reminders.dueDay")}</Checkbox>
      </Form.Item>
      <Form.Item
        name="after"
        label={text("reminders.daysAfter")}
        extra={text("reminders.daysAfterHelp")}
        dependencies={["before", "dueDay"]}
        rules={[check("after")]}
        validateTrigger="onBlur"
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="hour"
        required
        label={text("reminders.hour")}
        extra={text("reminders.hourHelp", { zone })}
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
