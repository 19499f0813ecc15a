import { DeleteOutlined, MergeCellsOutlined } from "@ant-design/icons";
import type { Person } from "@console-shell/contract/calls/people";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Button, Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { PersonSelect } from "./person-select.tsx";

interface MergeDialogProps {
  person: Person;
  onClose: () => void;
  onMerged: () => void;
}

/** Asks for the person whose faces are to be merged into this one. */
const MergeDialog = ({ person, onClose, onMerged }: MergeDialogProps) => {
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

interface PersonActionsProps {
  person: Person;
  onMerged: () => void;
}

/** Actions on a whole person. */
export const PersonActions = ({ person, onMerged }: PersonActionsProps) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"merge" | "forget">();
  const close = () => setDialog(undefined);
  const params = { id: person.id };
  const forget = useApiMutation("DELETE /cc-api/face-search/person/:id", {
    invalidates: ["GET /cc-api/face-search/person/list"],
  });
  const drop = async () => {
    await forget.mutateAsync({ params });
    notify({ kind: "success", title: text("forget.done", { name: person.name }) });
    void navigate("/people", { replace: true });
  };
  return (
    <>
      <Button icon={<MergeCellsOutlined aria-hidden="true" />} onClick={() => setDialog("merge")}>
        {text("merge.open")}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={() => setDialog("forget")}
      >
        {text("word.delete")}
      </Button>
      {dialog === "merge" ? (
        <MergeDialog person={person} onClose={close} onMerged={onMerged} />
      ) : null}
      {dialog === "forget" ? (
        <RecordForm
          danger
          title={text("delete.title", { name: person.name })}
          submit={text("word.delete")}
          save={drop}
          onClose={close}
        >
          {text("forget.detail")}
        </RecordForm>
      ) : null}
    </>
  );
};
