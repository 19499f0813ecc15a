import { announcementStates } from "@console-shell/contract/words/announcements";
import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { Segmented } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import type { Announcement } from "./announcement.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { useAnnouncementColumns } from "./use-announcement-columns.tsx";

/** Announcements to all operators: searched, filtered, sorted and paged by the server. */
export const AnnouncementsPage = () => {
  const text = useText();
  const mayUpdate = usePermission("management:announcement:update");
  // On the page rather than in a row: a refetch that removes the row would discard the input.
  const [form, setForm] = useState<{ open: boolean; announcement?: Announcement }>({ open: false });
  const list = useList("GET /mc-api/announcement/list", {
    columns: useAnnouncementColumns((announcement) => setForm({ open: true, announcement })),
    sort: "-startsAt",
    filters: { state: announcementStates },
  });
  return (
    <ListPage
      list={list}
      title={text("announcements.title")}
      description={text("announcements.description")}
      file="/mc-api/announcement/export"
      create={
        mayUpdate
          ? { title: text("announcements.create"), run: () => setForm({ open: true }) }
          : undefined
      }
      search={text("announcements.search")}
      none={text("announcements.none")}
      noneFound={text("announcements.noneFound")}
      filters={
        <Segmented
          aria-label={text("announcements.filterState")}
          value={list.filters.state ?? ""}
          onChange={(state) => list.set({ state })}
          options={[
            { value: "", label: text("word.stateAll") },
            ...announcementStates.map((value) => ({
              value,
              label: text(`announcements.${value}`),
            })),
          ]}
        />
      }
      after={
        <AnnouncementForm
          open={form.open}
          announcement={form.announcement}
          onClose={() => setForm((last) => ({ ...last, open: false }))}
        />
      }
    />
  );
};
