import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { MultiSelect, useSelectOptions, useOptionSearch } from "@console-shell/ui";
import { Form, Input, InputNumber, Select } from "antd";
import { useRef } from "react";
import styles from "./collections.module.css";
import type { Collection, Collections } from "./collections.ts";
import { useText } from "./messages/index.ts";

interface Values {
  name: string;
  description: string;
  libraryIds: string[];
  labels?: string[];
  /** In percent; the server expects a share of 1. */
  defaultThreshold: number;
}

interface CollectionFormProps {
  collections: Collections;
  /** The collection to edit; undefined to create one. */
  collection?: Collection;
  /** Called with the collection if it was saved. */
  onClose: (saved: Collection | undefined) => void;
}

const valuesOf = ({ name, description, libraries, labels, defaultThreshold }: Collection) => ({
  name,
  description,
  libraryIds: libraries.map((library) => library.id),
  labels,
  defaultThreshold: Math.round(defaultThreshold * 1000) / 10,
});

/** The drawer that creates or edits a collection. */
export const CollectionForm = ({ collections, collection, onClose }: CollectionFormProps) => {
  const { kind, calls, usualThreshold, nameOfLabel } = collections;
  const text = useText();
  const notify = useNotify();
  const libraries = useApiQuery(`GET ${calls}/libraries`);
  const choices = useSelectOptions(libraries, {
    none: text("collections.needsLibraries"),
    hasOthers: collection !== undefined,
  });
  const create = useApiMutation(`POST ${calls}/create`);
  const update = useApiMutation(`PUT ${calls}/:id`);

  const saved = useRef<Collection>(undefined);

  const save = async ({ defaultThreshold, ...values }: Values) => {
    const body = { ...values, defaultThreshold: defaultThreshold / 100 };
    saved.current = await (collection
      ? update.mutateAsync({ params: { id: collection.id }, body })
      : create.mutateAsync({ body }));
    const title = text(`collections.done.${collection ? "saved" : "created"}`, {
      name: saved.current.name,
    });
    notify({ kind: "success", title });
  };

  return (
    <RecordForm<Values>
      drawer={560}
      title={text(collection ? "collections.editTitle" : "collections.new")}
      submit={text(collection ? "word.save" : "word.create")}
      initialValues={
        collection
          ? valuesOf(collection)
          : { description: "", labels: [], defaultThreshold: usualThreshold }
      }
      save={save}
      onClose={() => onClose(saved.current)}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[{ required: true, whitespace: true, message: text("collections.nameRequired") }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="description" label={text("collections.description")}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
      <Form.Item
        name="libraryIds"
        label={text("word.libraries")}
        extra={text(`collections.${kind}.librariesHint`)}
        rules={[{ required: true, message: text("collections.librariesRequired") }]}
      >
        <MultiSelect
          {...choices}
          {...useOptionSearch()}
          // While libraries load, the selected ones keep their names.
          options={(libraries.data ?? collection?.libraries)?.map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
      </Form.Item>
      {nameOfLabel ? (
        <Form.Item
          name="labels"
          label={text("collections.labels")}
          extra={text("collections.labelsHint")}
          normalize={(labels: string[]) => [...new Set(labels.map((label) => label.trim()))]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", "，"]} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="defaultThreshold"
        label={text("collections.threshold")}
        extra={text(`collections.${kind}.thresholdHint`)}
        rules={[{ required: true, message: text("word.enterThreshold") }]}
      >
        <InputNumber className={styles.threshold} min={0} max={100} suffix="%" />
      </Form.Item>
    </RecordForm>
  );
};
