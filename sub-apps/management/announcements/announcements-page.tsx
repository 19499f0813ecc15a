import { PlusOutlined } from "@ant-design/icons";
import { announcementSorts, announcementStates } from "@console-shell/contract/words/announcements";
import {
  oneOf,
  sortOf,
  useApiQuery,
  useListState,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { ListPage, ScrollTable } from "@console-shell/ui";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import type { Announcement } from "./announcement.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { AnnouncementsEmpty } from "./announcements-empty.tsx";
import { useAnnouncementColumns } from "./use-announcement-columns.tsx";

/** Announcements to all operators: searched, filtered, sorted and paged by the server. */
export const AnnouncementsPage = () => {
  const text = useText();
  usePageTitle(text("announcements.title"));
  const list = useListState(["state"], { sort: "-startsAt" });
  const { page, pageSize, search, sort } = list.values;
  const filters = { search, state: oneOf(announcementStates, list.values.state) };
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/announcement/list",
    { query: { page, pageSize, ...filters, ...sortOf(announcementSorts, sort) } },
    { keepPrevious: true },
  );
  const mayUpdate = usePermission("management:announcement:update");
  // On the page rather than in a row: a refetch that removes the row would discard the input.
  const [form, setForm] = useState<{ open: boolean; announcement?: Announcement }>({ open: false });
  const createNew = () => setForm({ open: true });
  usePaletteEntries(
    mayUpdate ? [{ key: "add", title: text("announcements.create"), run: createNew }] : [],
  );
  const columns = useAnnouncementColumns(list.orderOf, (announcement) =>
    setForm({ open: true, announcement }),
  );
  const create = mayUpdate ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={createNew}>
      {text("announcements.create")}
    </Button>
  ) : null;

  return (
    <ListPage
      title={text("announcements.title")}
      description={text("announcements.description")}
      file={{ path: "/mc-api/announcement/export", filters }}
      actions={create}
      search={{
        label: text("announcements.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <Segmented
          aria-label={text("announcements.filterState")}
          value={filters.state ?? ""}
          onChange={(state) => list.set({ state })}
          options={[
            { value: "", label: text("announcements.all") },
            ...announcementStates.map((value) => ({
              value,
              label: text(`announcements.${value}`),
            })),
          ]}
        />
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
      after={
        <AnnouncementForm
          open={form.open}
          announcement={form.announcement}
          onClose={() => setForm((last) => ({ ...last, open: false }))}
        />
      }
    >
      <ScrollTable
        label={text("announcements.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        locale={{
          emptyText: data ? (
            <AnnouncementsEmpty
              filtered={Object.values(filters).some(Boolean)}
              onClear={() => list.set({ search: "", state: "" })}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Announcement>(data?.total)}
      />
    </ListPage>
  );
};
