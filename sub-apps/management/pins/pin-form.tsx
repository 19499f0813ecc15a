import type { Role } from "@console-shell/contract";
import { roleName, roles } from "@console-shell/contract/words/roles";
import { RecordForm, useApiMutation, useLocale, useNotify } from "@console-shell/sdk";
import { CarefulSelect } from "@console-shell/ui";
import { Form, Radio, Select } from "antd";
import { useText } from "../messages/index.ts";
import { VersionField } from "../releases/version-field.tsx";
import { useStageName } from "../stages/use-stage-name.ts";
import { stagesInOrder, type SubApp } from "../sub-apps/sub-app.ts";
import { OperatorSelect } from "../shared/operator-select.tsx";

interface Values {
  kind: "operator" | "role";
  operatorId?: string;
  role?: Role;
  by: "version" | "stage";
  version?: string;
  stage?: string;
}

/** Whose pin it is. */
const WhoseField = () => {
  const text = useText();
  const locale = useLocale();
  const kind: Values["kind"] | undefined = Form.useWatch("kind");
  return kind === "role" ? (
    <Form.Item
      name="role"
      label={text("operator.role")}
      rules={[{ required: true, message: text("required.role") }]}
    >
      <CarefulSelect options={roles.map((value) => ({ value, label: roleName(value, locale) }))} />
    </Form.Item>
  ) : (
    <Form.Item
      name="operatorId"
      label={text("word.operator")}
      rules={[{ required: true, message: text("required.operator") }]}
    >
      <OperatorSelect />
    </Form.Item>
  );
};

/** What the pin points to. */
const TargetField = ({ subApp }: { subApp: SubApp }) => {
  const text = useText();
  const nameOf = useStageName();
  const by: Values["by"] | undefined = Form.useWatch("by");
  if (by !== "stage") return <VersionField name={subApp.name} />;
  return (
    <Form.Item
      name="stage"
      label={text("stage.stage")}
      extra={text("pin.stageHelp")}
      rules={[{ required: true, message: text("required.stage") }]}
    >
      <Select
        options={stagesInOrder(subApp).map(({ stage, version }) => ({
          value: stage,
          label: `${nameOf(stage)} · ${version}`,
        }))}
      />
    </Form.Item>
  );
};

interface PinFormProps {
  subApp: SubApp;
  onClose: () => void;
}

/** The drawer that gives an operator or a role a fixed release, or a stage's. */
export const PinForm = ({ subApp, onClose }: PinFormProps) => {
  const text = useText();
  const locale = useLocale();
  const nameOf = useStageName();
  const notify = useNotify();
  const add = useApiMutation("POST /mc-api/sub-app/:name/pin/add");
  const save = async ({ kind, operatorId, role, by, version, stage }: Values) => {
    const pin = await add.mutateAsync({
      params: { name: subApp.name },
      body: {
        ...(by === "stage" ? { stage } : { version }),
        ...(kind === "role" ? { role } : { operatorId }),
      },
    });
    const whose = pin.role === null ? (pin.operatorName ?? "–") : roleName(pin.role, locale);
    const given = pin.stage === null ? (pin.version ?? "–") : nameOf(pin.stage);
    notify({ kind: "success", title: text("pin.added", { name: whose, version: given }) });
  };
  return (
    <RecordForm<Values>
      title={text("pins.add")}
      submit={text("word.create")}
      initialValues={{ kind: "operator", by: "version" }}
      save={save}
      onClose={onClose}
      drawer={560}
    >
      <Form.Item name="kind" label={text("pin.for")} required>
        <Radio.Group
          options={[
            { value: "operator", label: text("word.operator") },
            { value: "role", label: text("operator.role") },
          ]}
        />
      </Form.Item>
      <WhoseField />
      <Form.Item name="by" label={text("pin.gets")} required>
        <Radio.Group
          options={[
            { value: "version", label: text("pin.fixed") },
            { value: "stage", label: text("pin.stage") },
          ]}
        />
      </Form.Item>
      <TargetField subApp={subApp} />
    </RecordForm>
  );
};
