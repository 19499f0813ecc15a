import type { ClientNote } from "@console-shell/contract/calls/finance-client-record";
import {
  InPlace,
  RecordForm,
  useAccount,
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, LoadFailure, MenuItems, Panel, RowMenu } from "@console-shell/ui";
import { Button, Form, Input, Pagination, Skeleton } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";

const pageSize = 20;

interface NoteFormProps {
  clientId: string;
  onClose: () => void;
}

const NoteForm = ({ clientId, onClose }: NoteFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const add = useApiMutation("POST /cc-api/finance/client/:id/note/add");
  const save = async (body: { text: string }) => {
    await add.mutateAsync({ params: { id: clientId }, body: { ...body, idempotencyKey } });
    notify({ kind: "success", title: text("notes.saved") });
  };
  return (
    <RecordForm<{ text: string }>
      title={text("notes.add")}
      submit={text("word.save")}
      initialValues={{ text: "" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="text"
        label={text("notes.text")}
        rules={[{ required: true, whitespace: true, message: text("notes.required") }]}
      >
        <Input.TextArea rows={5} maxLength={2_000} showCount />
      </Form.Item>
    </RecordForm>
  );
};

const DeleteForm = ({ clientId, note, onClose }: NoteFormProps & { note: ClientNote }) => {
  const text = useText();
  const notify = useNotify();
  const remove = useApiMutation("DELETE /cc-api/finance/client/:id/note/:noteId");
  const save = async () => {
    await remove.mutateAsync({ params: { id: clientId, noteId: note.id } });
    notify({ kind: "success", title: text("notes.deleted") });
  };
  return (
    <RecordForm
      title={text("notes.deleteTitle")}
      submit={text("word.delete")}
      danger
      save={save}
      onClose={onClose}
      intro={<p>{text("notes.deleteDetail")}</p>}
    >
      {null}
    </RecordForm>
  );
};

/** Operators' notes on a client. Their authors can change and delete them. */
export const ClientNotes = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const format = useFormat();
  const accountId = useAccount().id;
  const mayWrite = usePermission("finance:note:create");
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<{ verb: "save" } | { verb: "delete"; note: ClientNote }>();
  const read = useApiQuery(
    "GET /cc-api/finance/client/:id/note/list",
    { params: { id: clientId }, query: { page, pageSize } },
    { keepPrevious: true },
  );
  const notes = read.data;
  const change = useApiMutation("PATCH /cc-api/finance/client/:id/note/:noteId");
  const isOwn = ({ createdById }: ClientNote) => mayWrite && createdById === accountId;
  const close = () => setEditing(undefined);
  const add = <Button onClick={() => setEditing({ verb: "save" })}>{text("notes.add")}</Button>;
  return (
    <Panel title={text("notes.title")} extra={mayWrite ? add : null}>
      {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
      {!notes && read.isLoading ? <Skeleton active /> : null}
      {notes?.total === 0 ? <EmptyState description={text("notes.none")} /> : null}
      <ul className="finance-notes">
        {notes?.items.map((note) => (
          <li key={note.id}>
            <div className="finance-note-head">
              <span>
                <strong>{note.createdByName}</strong>{" "}
                <span className="finance-detail">
                  {format.dateTime(note.createdAt)}
                  {note.changedAt === null
                    ? null
                    : ` · ${text("notes.changed", { time: format.dateTime(note.changedAt) })}`}
                </span>
              </span>
              {isOwn(note) ? (
                <RowMenu
                  label={text("notes.actions", { time: format.dateTime(note.createdAt) })}
                  menu={
                    <MenuItems
                      items={[
                        {
                          key: "delete",
                          label: text("word.delete"),
                          danger: true,
                          onClick: () => setEditing({ verb: "delete", note }),
                        },
                      ]}
                    />
                  }
                />
              ) : null}
            </div>
            <InPlace
              label={text("notes.text")}
              name="text"
              value={note.text}
              field={<Input.TextArea rows={4} maxLength={2_000} showCount />}
              rules={[{ required: true, whitespace: true, message: text("notes.required") }]}
              save={(text) =>
                change.mutateAsync({ params: { id: clientId, noteId: note.id }, body: { text } })
              }
              mayEdit={isOwn(note)}
            >
              <span className="finance-lines">{note.text}</span>
            </InPlace>
          </li>
        ))}
      </ul>
      {notes && notes.total > pageSize ? (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          total={notes.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
      {editing?.verb === "save" ? <NoteForm clientId={clientId} onClose={close} /> : null}
      {editing?.verb === "delete" ? (
        <DeleteForm clientId={clientId} note={editing.note} onClose={close} />
      ) : null}
    </Panel>
  );
};
