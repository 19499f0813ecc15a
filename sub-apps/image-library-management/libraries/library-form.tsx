import type { ApiInput } from "@console-shell/contract";
import type { Library } from "@console-shell/contract/calls/library";
import { gateFaces, gateFlaws, openGate } from "@console-shell/contract/words/image-gate";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Alert, Checkbox, Form, Input, InputNumber, Select } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./libraries.module.css";
import { environments } from "../shared/environment-tag.tsx";
import { kinds } from "../shared/kind-tag.tsx";

/** A library's requirements for its pictures; those for faces only in face libraries. */
const GateFields = ({ isFaces }: { isFaces: boolean }) => {
  const text = useText();
  return (
    <>
      <Form.Item
        name={["gate", "minimumWidth"]}
        label={text("gate.minimumWidth")}
        extra={text("gate.hint")}
      >
        <InputNumber min={1} max={10_000} precision={0} />
      </Form.Item>
      {/* Hidden, but the values are kept, while the library is of another kind. */}
      <div hidden={!isFaces}>
        <Form.Item name={["gate", "faces"]} label={text("gate.faces")}>
          <Select
            options={gateFaces.map((value) => ({ value, label: text(`gate.faces.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name={["gate", "refusedFlaws"]} label={text("gate.refusedFlaws")}>
          <Checkbox.Group
            options={gateFlaws.map((value) => ({ value, label: text(`gate.flaw.${value}`) }))}
          />
        </Form.Item>
      </div>
    </>
  );
};

type Fields = ApiInput<"POST /cc-api/library/create">["body"];

interface LibraryFormProps {
  /** The library to edit; undefined to create one. */
  library?: Library;
  onClose: () => void;
}

/** The drawer that creates a library or edits its description. */
export const LibraryForm = ({ library, onClose }: LibraryFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const create = useApiMutation("POST /cc-api/library/create");
  const update = useApiMutation("PUT /cc-api/library/:id");

  const kind = Form.useWatch("kind", form);
  const days = Form.useWatch("retentionDays", form);
  const willErase =
    library !== undefined && typeof days === "number" && days !== library.retentionDays;
  const save = async ({ name, purpose, kind, environment, retentionDays, gate }: Fields) => {
    const body = {
      name,
      purpose: purpose ?? "",
      kind,
      environment,
      retentionDays: retentionDays ?? null,
      gate: { ...openGate, ...gate, minimumWidth: gate?.minimumWidth ?? null },
    };
    const saved = library
      ? await update.mutateAsync({ params: { id: library.id }, body })
      : await create.mutateAsync({ body });
    const title = text(library ? "form.saved" : "form.created", { name: saved.name });
    notify({ kind: "success", title });
  };

  return (
    <RecordForm<Fields>
      form={form}
      drawer={560}
      title={text(library ? "form.editTitle" : "form.createTitle")}
      submit={text(library ? "word.save" : "word.create")}
      initialValues={library ?? { environment: "production", gate: openGate }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[{ required: true, whitespace: true, message: text("form.nameRequired") }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name="kind"
        label={text("word.kind")}
        extra={text("form.kindHint")}
        rules={[{ required: true, message: text("form.kindRequired") }]}
      >
        <Select options={kinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))} />
      </Form.Item>
      <Form.Item
        name="environment"
        required
        label={text("word.environment")}
        extra={text("form.environmentHint")}
      >
        <Select
          options={environments.map((value) => ({ value, label: text(`environment.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="purpose" label={text("form.purpose")} extra={text("form.purposeHint")}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <Form.Item
        name="retentionDays"
        label={text("form.retention")}
        extra={text("form.retentionHint")}
      >
        <InputNumber min={1} max={3650} precision={0} />
      </Form.Item>
      {willErase ? (
        <Alert
          type="warning"
          showIcon
          className={styles.warning}
          title={text("form.retentionErases", { days })}
        />
      ) : null}
      <GateFields isFaces={kind === "faces"} />
    </RecordForm>
  );
};
