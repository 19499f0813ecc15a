import { alertReminders } from "@console-shell/contract/words/alerts";
import { roleName } from "@console-shell/contract/words/roles";
import { useApiQuery, useHasMail, useLocale } from "@console-shell/sdk";
import { MultiSelect, useOptionSearch } from "@console-shell/ui";
import { Form, Input, Select, Switch } from "antd";
import { useEffect } from "react";
import { useText } from "../messages/index.ts";
import { useRuleWords } from "./use-rule-words.ts";

/** Whom an alert rule tells, by what, and when not. */
export const RecipientFields = ({ isNew }: { isNew: boolean }) => {
  const text = useText();
  const locale = useLocale();
  const { hoursOf } = useRuleWords();
  const { data } = useApiQuery("GET /cc-api/alert/recipient/list");
  const form = Form.useFormInstance();
  const isMailed = useHasMail();
  const mails = Form.useWatch<boolean | undefined>("mail") ?? false;
  // A new rule mails by default. One that did before may go on: it mails once there is a server.
  useEffect(() => {
    if (isNew && !isMailed) form.setFieldValue("mail", false);
  }, [form, isNew, isMailed]);
  const quiet = Form.useWatch<boolean | undefined>("quiet") ?? false;
  const zones = Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: value }));
  const time = { required: quiet, message: text("required.time") };
  return (
    <>
      <h2 className="console-group">{text("alerts.notify")}</h2>
      <div className="console-pair">
        <Form.Item
          name="recipientRoles"
          label={text("alerts.recipientRoles")}
          extra={text("alerts.recipientsHelp")}
        >
          <MultiSelect
            allowClear
            {...useOptionSearch()}
            options={(data?.roles ?? []).map((value) => ({
              value,
              label: roleName(value, locale),
            }))}
          />
        </Form.Item>
        <Form.Item name="recipientOperators" label={text("alerts.recipientOperators")}>
          <MultiSelect
            allowClear
            showSearch
            {...useOptionSearch()}
            loading={!data}
            options={(data?.operators ?? []).map(({ id, name, account }) => ({
              value: id,
              label: `${name} (${account})`,
            }))}
          />
        </Form.Item>
      </div>
      <div className="console-pair">
        <Form.Item
          name="mail"
          required
          label={text("alerts.mail")}
          extra={text(isMailed ? "alerts.mailHelp" : "alerts.unmailed")}
          valuePropName="checked"
        >
          <Switch disabled={!isMailed && !mails} />
        </Form.Item>
        <Form.Item name="reminderHours" label={text("alerts.reminder")} required>
          <Select options={alertReminders.map((value) => ({ value, label: hoursOf(value) }))} />
        </Form.Item>
      </div>
      <Form.Item
        name="quiet"
        required
        label={text("alerts.quiet")}
        extra={text("alerts.quietHelp")}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      {/* Hidden rather than removed: a removed field has no value to send. */}
      <div className="console-quiet" hidden={!quiet}>
        <Form.Item name="quietFrom" label={text("alerts.quietFrom")} rules={[time]}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="quietTo" label={text("alerts.quietTo")} rules={[time]}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="quietZone" label={text("alerts.quietZone")} required={quiet}>
          <Select showSearch options={zones} />
        </Form.Item>
      </div>
    </>
  );
};
