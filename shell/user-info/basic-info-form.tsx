import type { ApiOutput } from "@console-shell/contract";
import { applyFieldErrors, useWriteButton } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { phonePattern } from "../public-area/applicant-rules.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import { useHoldUnsaved } from "../unsaved/use-hold-unsaved.ts";
import { basicInfoQuery } from "./basic-info-query.ts";
import styles from "./basic-info-form.module.css";
import { useRefreshActivity } from "./use-refresh-activity.ts";

type BasicInfo = ApiOutput<"GET /cc-api/operator/getBasicInfo">;
type Editable = Pick<BasicInfo, "name" | "email" | "phone">;

/** Edits what operators may change themselves; sends only changed fields. */
export const BasicInfoForm = ({ info }: { info: BasicInfo }) => {
  const text = useText();
  const { request, actions, state, notices } = useConsole();
  const write = useWriteButton();
  const [changed, setChanged] = useState(false);
  useHoldUnsaved("user-info", changed);
  const queries = useQueryClient();
  const [form] = Form.useForm<Editable>();
  const refreshActivity = useRefreshActivity();
  const busy = useLoading("basicInfo.update");
  const { name, email, phone } = info;
  const locked = info.provisioned && info.role !== "root";
  const managed = locked && { extra: text("userInfo.provisioned") };

  const submit = async (values: Editable) => {
    const body: Partial<Editable> = {};
    for (const field of ["name", "email", "phone"] as const)
      if (values[field].trim() !== info[field]) body[field] = values[field].trim();
    if (Object.keys(body).length === 0) {
      setChanged(false);
      notices.toast({ kind: "info", title: text("userInfo.unchanged") });
      return;
    }
    try {
      const saved = await actions.track(
        "basicInfo.update",
        request("POST /cc-api/operator/updateBasicInfo", { body }),
      );
      setChanged(false);
      queries.setQueryData(basicInfoQuery, saved);
      form.setFieldsValue(saved);
      void refreshActivity();
      const { account } = state.get();
      if (account) state.setAccountInfo({ ...account, name: saved.name, email: saved.email });
      notices.toast({ kind: "success", title: text("userInfo.saved") });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      applyFieldErrors(form, error);
    }
  };

  const required = (message: string) => ({ required: true, whitespace: true, message });
  const max = (length: number) => ({ max: length, message: text("form.max", { max: length }) });
  return (
    <Form
      form={form}
      className={styles["form"]}
      layout="vertical"
      // Disables the browser's own e-mail validation, which has its own texts and language.
      noValidate
      initialValues={{ name, email, phone }}
      onValuesChange={() => setChanged(true)}
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      <Form.Item
        name="name"
        label={text("field.name")}
        {...managed}
        rules={[required(text("required.name")), max(80)]}
      >
        <Input autoComplete="name" disabled={locked} />
      </Form.Item>
      <Form.Item
        name="email"
        label={text("field.email")}
        rules={[
          required(text("required.email")),
          { type: "email", message: text("form.email") },
          max(254),
        ]}
        {...managed}
      >
        <Input type="email" autoComplete="email" disabled={locked} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={text("field.phone")}
        rules={[{ pattern: phonePattern, message: text("form.phone") }, max(32)]}
      >
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Button type="primary" htmlType="submit" {...write(busy, busy)}>
        {text("form.save")}
      </Button>
    </Form>
  );
};
