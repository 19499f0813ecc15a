import { DeleteOutlined, MergeCellsOutlined, SearchOutlined } from "@ant-design/icons";
import type { Person } from "@console-shell/contract/calls/people";
import {
  RecordForm,
  useApiMutation,
  useApiQuery,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import { MenuItems, RowMenu } from "@console-shell/ui";
import { Button, Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { facesPerPage } from "./person-faces.tsx";
import styles from "./people.module.css";
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

/** Searches the person's collection with the image of the cover face. */
const FindPerson = ({ person }: { person: Person }) => {
  const text = useText();
  const navigate = useNavigate();
  // The call of the page's faces.
  const faces = useApiQuery("GET /cc-api/face-search/person/:id/face/list", {
    params: { id: person.id },
    query: { page: 1, pageSize: facesPerPage },
  });
  const items = faces.data?.items ?? [];
  const cover = items.find(({ id }) => id === person.coverId) ?? items[0];
  return (
    <Button
      type="primary"
      icon={<SearchOutlined aria-hidden="true" />}
      disabled={!cover}
      onClick={() =>
        void navigate(`/search?collection=${person.collection.id}&imageId=${cover!.imageId}`)
      }
    >
      {text("person.find")}
    </Button>
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
  const mayUpdate = usePermission("face-search:person:update");
  const maySearch = usePermission("face-search:query:create");
  const mayTake = usePermission("image-library-management:image:read");
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
      {mayUpdate ? (
        <Button icon={<MergeCellsOutlined aria-hidden="true" />} onClick={() => setDialog("merge")}>
          {text("merge.open")}
        </Button>
      ) : null}
      {maySearch && mayTake ? <FindPerson person={person} /> : null}
      {mayUpdate ? (
        <RowMenu
          className={styles.more}
          label={text("person.more")}
          menu={
            <MenuItems
              items={[
                {
                  key: "forget",
                  danger: true,
                  icon: <DeleteOutlined aria-hidden="true" />,
                  label: text("word.delete"),
                  onClick: () => setDialog("forget"),
                },
              ]}
            />
          }
        />
      ) : null}
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
