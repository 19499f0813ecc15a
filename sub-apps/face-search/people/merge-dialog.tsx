import type { Person } from "@console-shell/contract/calls/people";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { PersonSelect } from "./person-select.tsx";

interface MergeDialogProps {
  person: Person;
  onClose: () => void;
  onMerged: () => void;
}

/** Asks for the person whose faces are to be merged into this one. */
export const MergeDialog = ({ person, onClose, onMerged }: MergeDialogProps) => {
  const text = useText();
  const merge = useApiMutation("POST /cc-api/face-search/person/:id/merge");
  const save = async (body: { personId: string }) => {
    await merge.mutateAsync({ params: { id: person.id }, body });
    onMerged();
  };
  return (
    <RecordForm<{ personId: string }>
      title={text("merge.title", { name: person.name })}
      submit={text("merge.do")}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="personId"
        label={text("merge.other")}
        extra={text("merge.hint", { name: person.name })}
        rules={[{ required: true, message: text("merge.required") }]}
      >
        <PersonSelect collectionId={person.collection.id} exceptId={person.id} />
      </Form.Item>
    </RecordForm>
  );
};
