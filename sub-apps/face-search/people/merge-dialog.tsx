import type { Person } from "@console-shell/contract/calls/people";
import { applyFieldErrors, useApiMutation, useDraft, useWriteButton } from "@console-shell/sdk";
import { Form, Modal } from "antd";
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
  const [form] = Form.useForm<{ personId: string }>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const merge = useApiMutation("POST /cc-api/face-search/person/:id/merge");
  const save = async (body: { personId: string }) => {
    try {
      await merge.mutateAsync({ params: { id: person.id }, body });
      draft.done();
      onMerged();
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };
  return (
    <Modal
      open
      title={text("merge.title", { name: person.name })}
      okText={text("merge.do")}
      okButtonProps={writeButton(merge.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        name="merge"
        layout="vertical"
        onValuesChange={draft.onValuesChange}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="personId"
          label={text("merge.other")}
          extra={text("merge.hint", { name: person.name })}
          rules={[{ required: true, message: text("merge.required") }]}
        >
          <PersonSelect collectionId={person.collection.id} exceptId={person.id} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
