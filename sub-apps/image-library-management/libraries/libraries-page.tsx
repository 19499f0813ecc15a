import { PlusOutlined } from "@ant-design/icons";
import type { Library } from "@console-shell/contract/calls/library";
import {
  MissingView,
  useApiQuery,
  useListState,
  usePageTitle,
  usePermission,
  usePaletteEntries,
  ViewMenu,
} from "@console-shell/sdk";
import { EmptyState, ExportLink, LoadFailure, Page } from "@console-shell/ui";
import { Button, Pagination, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { kinds } from "../shared/kind-tag.tsx";
import { DeleteLibrary } from "./delete-library.tsx";
import styles from "./libraries.module.css";
import { LibrariesToolbar } from "./libraries-toolbar.tsx";
import { LibraryCard } from "./library-card.tsx";
import { LibraryForm } from "./library-form.tsx";
import { libraryOrder } from "./library-order.ts";

type Dialog = { name: "create" } | { name: "edit" | "delete"; library: Library };

/** All libraries as cards; search, filter and order are in the address. */
export const LibrariesPage = () => {
  const text = useText();
  usePageTitle(text("word.libraries"));
  const mayCreate = usePermission("image-library-management:library:create");
  const [dialog, setDialog] = useState<Dialog>();
  usePaletteEntries(
    mayCreate
      ? [
          {
            key: "add",
            keys: "N",
            fromAddress: true,
            title: text("libraries.create"),
            run: () => setDialog({ name: "create" }),
          },
        ]
      : [],
  );
  const list = useListState(["kind"], { pageSize: 12 });
  const { page, pageSize, search } = list.values;
  const kind = kinds.find((kind) => kind === list.values.kind);
  const { query: order } = libraryOrder(list.values.sort);
  const libraries = useApiQuery(
    "GET /cc-api/library/list",
    { query: { page, pageSize, search, kind, ...order } },
    { keepPrevious: true, refetchInterval: 10_000, enabled: !list.saved.isLoading },
  );
  const ids = libraries.data?.items.map(({ id }) => id).join(",") ?? "";
  const added = useApiQuery(
    "GET /cc-api/library/added",
    { query: { ids } },
    { keepPrevious: true, enabled: ids !== "" },
  );
  const close = () => setDialog(undefined);
  const create = mayCreate ? (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setDialog({ name: "create" })}
    >
      {text("libraries.create")}
    </Button>
  ) : null;

  return (
    <Page
      title={text("word.libraries")}
      description={text("libraries.description")}
      actions={
        <>
          <ExportLink path="/cc-api/library/export" filters={{ search, kind }} />
          {create}
        </>
      }
    >
      <LibrariesToolbar
        values={{ ...list.values, kind }}
        onChange={list.set}
        views={<ViewMenu saved={list.saved} />}
      />
      <MissingView saved={list.saved} />
      {libraries.error ? (
        <LoadFailure message={libraries.error.message} onRetry={libraries.refetch} />
      ) : libraries.data ? (
        <>
          {libraries.data.total === 0 ? (
            <EmptyState
              art={search || kind ? "search" : "picture"}
              description={text(search || kind ? "libraries.noneFound" : "libraries.none")}
              action={
                search || kind ? (
                  <Button onClick={() => list.set({ search: undefined, kind: undefined })}>
                    {text("libraries.clearFilters")}
                  </Button>
                ) : (
                  create
                )
              }
            />
          ) : (
            <ul className={styles.grid} aria-label={text("word.libraries")}>
              {libraries.data.items.map((library) => (
                <LibraryCard
                  key={library.id}
                  library={library}
                  added={added.data?.find(({ libraryId }) => libraryId === library.id)?.days}
                  onEdit={() => setDialog({ name: "edit", library })}
                  onDelete={() => setDialog({ name: "delete", library })}
                />
              ))}
            </ul>
          )}
          <Pagination
            align="end"
            size="small"
            current={page}
            pageSize={pageSize}
            total={libraries.data.total}
            hideOnSinglePage
            showSizeChanger={false}
            showTotal={(total) => text("libraries.total", { total })}
            onChange={(page) => list.set({ page })}
          />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
      {dialog?.name === "create" ? <LibraryForm onClose={close} /> : null}
      {dialog?.name === "edit" ? <LibraryForm library={dialog.library} onClose={close} /> : null}
      {dialog?.name === "delete" ? (
        <DeleteLibrary library={dialog.library} onClose={close} onDeleted={close} />
      ) : null}
    </Page>
  );
};
