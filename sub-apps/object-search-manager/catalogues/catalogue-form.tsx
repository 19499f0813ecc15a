import type { ObjectCatalogue } from "@console-shell/contract/calls/object-search";
import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useNotify,
  useDraft,
  useWriteButton,
} from "@console-shell/sdk";
import { MultiSelect, useSelectOptions } from "@console-shell/ui";
import { Form, Input, InputNumber, Modal, Select } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./catalogues.module.css";

interface Fields {
  name: string;
  description?: string;
  libraryIds: string[];
  labels?: string[];
  /** In percent; the server expects a share of 1. */
  defaultThreshold: number;
}

interface CatalogueFormProps {
  /** The catalogue to edit; undefined to create one. */
  catalogue?: ObjectCatalogue;
  onClose: () => void;
  onSaved?: (catalogue: ObjectCatalogue) => void;
}

const usualThreshold = 40;

const valuesOf = (catalogue: ObjectCatalogue | undefined): Partial<Fields> =>
  catalogue
    ? {
        name: catalogue.name,
        description: catalogue.description,
        libraryIds: catalogue.libraries.map((library) => library.id),
        labels: catalogue.labels,
        defaultThreshold: Math.round(catalogue.defaultThreshold * 1000) / 10,
      }
    : { defaultThreshold: usualThreshold };

/** The dialog that creates or edits a catalogue. */
export const CatalogueForm = ({ catalogue, onClose, onSaved }: CatalogueFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const libraries = useApiQuery("GET /cc-api/object-search/catalogue/libraries");
  const choices = useSelectOptions(libraries, { hasOthers: catalogue !== undefined });
  const create = useApiMutation("POST /cc-api/object-search/catalogue/create");
  const update = useApiMutation("PUT /cc-api/object-search/catalogue/:id");

  const save = async ({ defaultThreshold, description = "", labels = [], ...fields }: Fields) => {
    const body = { ...fields, description, labels, defaultThreshold: defaultThreshold / 100 };
    try {
      const saved = catalogue
        ? await update.mutateAsync({ params: { id: catalogue.id }, body })
        : await create.mutateAsync({ body });
      const title = text(catalogue ? "form.saved" : "form.created", { name: saved.name });
      notify({ kind: "success", title });
      draft.done();
      onSaved?.(saved);
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Modal
      open
      title={text(catalogue ? "form.editTitle" : "form.createTitle")}
      okText={text(catalogue ? "common.save" : "common.create")}
      okButtonProps={writeButton(create.isPending || update.isPending)}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField("name");
      }}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        onValuesChange={draft.onValuesChange}
        name="catalogue"
        layout="vertical"
        initialValues={valuesOf(catalogue)}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="name"
          label={text("catalogues.name")}
          rules={[{ required: true, whitespace: true, message: text("form.nameRequired") }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="description" label={text("catalogue.description")}>
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item
          name="libraryIds"
          label={text("catalogues.libraries")}
          extra={text("form.librariesHint")}
          rules={[{ required: true, message: text("form.librariesRequired") }]}
        >
          <MultiSelect
            {...choices}
            optionFilterProp="label"
            // While libraries load, the selected ones keep their names.
            options={(libraries.data ?? catalogue?.libraries)?.map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="labels"
          label={text("catalogues.labels")}
          extra={text("form.labelsHint")}
          normalize={(labels: string[]) => [...new Set(labels.map((label) => label.trim()))]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", "，"]} />
        </Form.Item>
        <Form.Item
          name="defaultThreshold"
          label={text("catalogues.threshold")}
          extra={text("form.thresholdHint")}
          rules={[{ required: true, message: text("form.thresholdRequired") }]}
        >
          <InputNumber className={styles.threshold} min={0} max={100} suffix="%" />
        </Form.Item>
      </Form>
    </Modal>
  );
};
