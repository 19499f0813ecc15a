import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { MultiSelect, useSelectOptions } from "@console-shell/ui";
import { Form, Input, InputNumber, Select } from "antd";
import { useRef } from "react";
import styles from "./library-sets.module.css";
import type { LibrarySet, LibrarySets } from "./library-sets.ts";
import { useText } from "./messages/index.ts";

interface Values {
  name: string;
  description: string;
  libraryIds: string[];
  labels?: string[];
  /** In percent; the server expects a share of 1. */
  defaultThreshold: number;
}

interface SetFormProps {
  sets: LibrarySets;
  /** The set to edit; undefined to create one. */
  set?: LibrarySet;
  /** Called with the set if it was saved. */
  onClose: (saved: LibrarySet | undefined) => void;
}

const valuesOf = ({ name, description, libraries, labels, defaultThreshold }: LibrarySet) => ({
  name,
  description,
  libraryIds: libraries.map((library) => library.id),
  labels,
  defaultThreshold: Math.round(defaultThreshold * 1000) / 10,
});

/** The dialog that creates or edits a set. */
export const SetForm = ({ sets, set, onClose }: SetFormProps) => {
  const { noun, calls, usualThreshold, nameOfLabel } = sets;
  const text = useText();
  const notify = useNotify();
  const libraries = useApiQuery(`GET ${calls}/libraries`);
  const choices = useSelectOptions(libraries, { hasOthers: set !== undefined });
  const create = useApiMutation(`POST ${calls}/create`);
  const update = useApiMutation(`PUT ${calls}/:id`);

  const saved = useRef<LibrarySet>(undefined);

  const save = async ({ defaultThreshold, ...values }: Values) => {
    const body = { ...values, defaultThreshold: defaultThreshold / 100 };
    saved.current = await (set
      ? update.mutateAsync({ params: { id: set.id }, body })
      : create.mutateAsync({ body }));
    const title = text(`sets.${noun}.${set ? "saved" : "created"}`, { name: saved.current.name });
    notify({ kind: "success", title });
  };

  return (
    <RecordForm<Values>
      title={text(`sets.${noun}.${set ? "edit" : "new"}`)}
      submit={text(set ? "sets.save" : "sets.create")}
      focus="name"
      initialValues={
        set ? valuesOf(set) : { description: "", labels: [], defaultThreshold: usualThreshold }
      }
      save={save}
      onClose={() => onClose(saved.current)}
    >
      <Form.Item
        name="name"
        label={text("sets.name")}
        rules={[{ required: true, whitespace: true, message: text(`sets.${noun}.nameRequired`) }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="description" label={text("sets.description")}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <Form.Item
        name="libraryIds"
        label={text("sets.libraries")}
        extra={text(`sets.${noun}.librariesHint`)}
        rules={[{ required: true, message: text("sets.librariesRequired") }]}
      >
        <MultiSelect
          {...choices}
          optionFilterProp="label"
          // While libraries load, the selected ones keep their names.
          options={(libraries.data ?? set?.libraries)?.map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
      </Form.Item>
      {nameOfLabel ? (
        <Form.Item
          name="labels"
          label={text("sets.labels")}
          extra={text("sets.labelsHint")}
          normalize={(labels: string[]) => [...new Set(labels.map((label) => label.trim()))]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", "，"]} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="defaultThreshold"
        label={text("sets.threshold")}
        extra={text(`sets.${noun}.thresholdHint`)}
        rules={[{ required: true, message: text("sets.thresholdRequired") }]}
      >
        <InputNumber className={styles.threshold} min={0} max={100} suffix="%" />
      </Form.Item>
    </RecordForm>
  );
};
