import { useApiQuery, useListState, usePermission } from "@console-shell/sdk";
import { EmptyState, LoadFailure } from "@console-shell/ui";
import { Pagination, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { ImageTile } from "./image-tile.tsx";
import { ImageToolbar } from "./image-toolbar.tsx";
import styles from "./library.module.css";

interface ImageListProps {
  libraryId: string;
  mayUpload: boolean;
}

/** The pictures of a library as a grid, with search and page in the address. */
export const ImageList = ({ libraryId, mayUpload }: ImageListProps) => {
  const text = useText();
  const mayDelete = usePermission("image-library-management:image:delete");
  const list = useListState([], { pageSize: 24 });
  const { page, pageSize, search } = list.values;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const images = useApiQuery(
    "GET /cc-api/library/:id/image/list",
    { params: { id: libraryId }, query: { page, pageSize, search } },
    { keepPrevious: true },
  );
  if (images.error) return <LoadFailure message={images.error.message} onRetry={images.refetch} />;
  if (!images.data) return <Skeleton active paragraph={{ rows: 6 }} />;

  const { items, total } = images.data;
  const choose = (id: string, isChosen: boolean) =>
    setSelected((selected) => {
      const next = new Set(selected);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <>
      <ImageToolbar
        libraryId={libraryId}
        search={search}
        onSearch={(search) => list.set({ search })}
        selected={selected}
        pageIds={mayDelete ? items.map((image) => image.id) : []}
        onSelect={setSelected}
      />
      {items.length === 0 ? (
        <EmptyState
          description={
            search
              ? text("images.noneFound", { search })
              : `${text("images.none")}${mayUpload ? ` – ${text("images.noneUpload")}` : ""}`
          }
        />
      ) : (
        <ul className={styles.grid} aria-label={text("images.title")}>
          {items.map((image) => (
            <ImageTile
              key={image.id}
              image={image}
              search={search}
              isSelected={selected.has(image.id)}
              onSelect={mayDelete ? (isChosen) => choose(image.id, isChosen) : undefined}
            />
          ))}
        </ul>
      )}
      <Pagination
        className={styles.pages}
        align="end"
        size="small"
        current={page}
        pageSize={pageSize}
        total={total}
        hideOnSinglePage
        showSizeChanger={false}
        showTotal={(total) => text("images.total", { total })}
        onChange={(page) => list.set({ page })}
      />
    </>
  );
};
