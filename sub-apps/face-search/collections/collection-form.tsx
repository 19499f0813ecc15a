import type { FaceCollection } from "@console-shell/contract/calls/face-search";
import { usualFaceThreshold } from "@console-shell/contract/words/face-presets";
import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useNotify,
  useDraft,
  useWriteButton,
} from "@console-shell/sdk";
import { MultiSelect, useSelectOptions } from "@console-shell/ui";
import { Form, Input, InputNumber, Modal } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./collections.module.css";

interface Fields {
  name: string;
  description?: string;
  libraryIds: string[];
  /** In percent; the server expects a share of 1. */
  defaultThreshold: number;
}

interface CollectionFormProps {
  /** The collection to edit; undefined to create one. */
  collection?: FaceCollection;
  onClose: () => void;
  onSaved?: (collection: FaceCollection) => void;
}

const valuesOf = (collection: FaceCollection | undefined): Partial<Fields> =>
  collection
    ? {
        name: collection.name,
        description: collection.description,
        libraryIds: collection.libraries.map((library) => library.id),
        defaultThreshold: Math.round(collection.defaultThreshold * 1000) / 10,
      }
    : { defaultThreshold: usualFaceThreshold * 100 };

/** The dialog that creates or edits a collection. */
export const CollectionForm = ({ collection, onClose, onSaved }: CollectionFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const libraries = useApiQuery("GET /cc-api/face-search/collection/libraries");
  const choices = useSelectOptions(libraries, { hasOthers: collection !== undefined });
  const create = useApiMutation("POST /cc-api/face-search/collection/create");
  const update = useApiMutation("PUT /cc-api/face-search/collection/:id");

  const save = async ({ name, description = "", libraryIds, defaultThreshold }: Fields) => {
    const body = { name, description, libraryIds, defaultThreshold: defaultThreshold / 100 };
    try {
      const saved = collection
        ? await update.mutateAsync({ params: { id: collection.id }, body })
        : await create.mutateAsync({ body });
      const title = text(collection ? "form.saved" : "form.created", { name: saved.name });
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
      title={text(collection ? "form.editTitle" : "form.createTitle")}
      okText={text(collection ? "common.save" : "common.create")}
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
        name="collection"
        layout="vertical"
        initialValues={valuesOf(collection)}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="name"
          label={text("collections.name")}
          rules={[{ required: true, whitespace: true, message: text("form.nameRequired") }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="description" label={text("collection.description")}>
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
        <Form.Item
          name="libraryIds"
          label={text("collections.libraries")}
          extra={text("form.librariesHint")}
          rules={[{ required: true, message: text("form.librariesRequired") }]}
        >
          <MultiSelect
            {...choices}
            optionFilterProp="label"
            // While libraries load, the selected ones keep their names.
            options={(libraries.data ?? collection?.libraries)?.map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
        </Form.Item>
        <Form.Item
          name="defaultThreshold"
          label={text("collections.threshold")}
          extra={text("form.thresholdHint")}
          rules={[{ required: true, message: text("form.thresholdRequired") }]}
        >
          <InputNumber className={styles.threshold} min={0} max={100} suffix="%" />
        </Form.Item>
      </Form>
    </Modal>
  );
};
