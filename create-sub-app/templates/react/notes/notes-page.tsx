import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { NoteForm } from "./note-form.tsx";

/** All notes; the backend searches and pages them. */
export const NotesPage = () => {
  const text = useText();
  const mayAdd = usePermission("my-app:note:create");
  const [isOpen, setOpen] = useState(false);
  const list = useList("GET /notes", {
    columns: [
      { key: "title", dataIndex: "title", title: text("note.title") },
      { key: "text", dataIndex: "text", title: text("note.text") },
    ],
  });
  return (
    <ListPage
      list={list}
      title={text("notes.title")}
      search={text("notes.search")}
      none={text("notes.none")}
      noneFound={text("notes.noneFound")}
      create={mayAdd ? { title: text("notes.add"), run: () => setOpen(true) } : undefined}
      after={<NoteForm open={isOpen} onClose={() => setOpen(false)} />}
    />
  );
};
