import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input, Radio } from "antd";
import { useText } from "../messages/index.ts";
import { PersonSelect } from "./person-select.tsx";

interface Fields {
  to: "new" | "known";
  name?: string;
  personId?: string;
}

interface AddToPersonProps {
  collectionId: string;
  faceId: string;
  onClose: () => void;
}

/** Adds a face to a person of the collection, or creates a person from it. */
export const AddToPerson = ({ collectionId, faceId, onClose }: AddToPersonProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const to = Form.useWatch("to", form);
  const create = useApiMutation("POST /cc-api/face-search/person/create");
  const add = useApiMutation("POST /cc-api/face-search/person/:id/face/add");
  const save = async ({ to, name = "", personId = "" }: Fields) => {
    const faceIds = [faceId];
    const person =
      to === "new"
        ? await create.mutateAsync({ body: { collectionId, name, faceIds } })
        : await add.mutateAsync({ params: { id: personId }, body: { faceIds } });
    notify({ kind: "success", title: text("person.added", { name: person.name }) });
  };
  return (
    <RecordForm<Fields>
      form={form}
      title={text("person.add")}
      submit={text("word.save")}
      initialValues={{ to: "known" }}
      save={save}
      // A face has no field here, so its error is shown at the selection.
      nameOf={(path) => [path === "faceIds" ? "to" : path]}
      onClose={onClose}
    >
      <Form.Item name="to" label={text("person.to")}>
        <Radio.Group
          options={[
            { value: "known", label: text("person.known") },
            { value: "new", label: text("person.new") },
          ]}
        />
      </Form.Item>
      {to === "new" ? (
        <Form.Item
          name="name"
          label={text("people.name")}
          rules={[{ required: true, whitespace: true, message: text("person.nameRequired") }]}
        >
          <Input maxLength={80} />
        </Form.Item>
      ) : (
        <Form.Item
          name="personId"
          label={text("person.which")}
          rules={[{ required: true, message: text("merge.required") }]}
        >
          <PersonSelect collectionId={collectionId} />
        </Form.Item>
      )}
    </RecordForm>
  );
};
