import type { PageRow } from "@console-shell/sdk";
import { NotesPage } from "./notes/notes-page.tsx";

/** The pages, in the order of the console's navigation. */
export const pages: readonly PageRow[] = [
  {
    path: "/notes",
    title: { "en-US": "Notes", "zh-CN": "笔记" },
    permission: "my-app:open",
    page: NotesPage,
    search: { call: "GET /notes", label: "title", path: "/notes?search=:title" },
  },
];
