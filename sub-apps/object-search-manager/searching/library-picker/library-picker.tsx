import type { ObjectCatalogue } from "@console-shell/contract/endpoints/object-search";
import { useApiQuery } from "@console-shell/sdk";
import { EmptyState, LoadFailure, SearchBox, Toolbar } from "@console-shell/ui";
import { Modal, Pagination, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { LibrarySelect } from "./library-select.tsx";
import styles from "./picker.module.css";
import { PictureGrid } from "./picture-grid.tsx";

interface LibraryPickerProps {
  open: boolean;
  /** Where it begins: a library of the catalogue that is searched. */
  start: ObjectCatalogue["libraries"][number] | undefined;
  onChoose: (imageId: string) => void;
  onClose: () => void;
}

/** Pictures of one page: whole rows of 2, 3, 4 and 6. */
const perPage = 24;

/** The dialog that chooses a picture of a library, by mouse or by keyboard. Give it a `key` per opening. */
export const LibraryPicker = ({ open, start, onChoose, onClose }: LibraryPickerProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<{ id: string; name: string } | undefined>(start);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const first = useApiQuery(
    "GET /cc-api/library/list",
    { query: { pageSize: 1, sort: "name", order: "asc" } },
    { enabled: open && !chosen },
  );
  const library = chosen ?? first.data?.items[0];
  const images = useApiQuery(
    "GET /cc-api/library/:id/image/list",
    {
      params: { id: library?.id ?? "" },
      query: { page, pageSize: perPage, search: search || undefined },
    },
    { enabled: open && library !== undefined, keepPrevious: true },
  );
  const failed = first.error ? first : images.error ? images : undefined;
  const total = images.data?.total ?? 0;
  const content = () => {
    if (failed?.error)
      return <LoadFailure message={failed.error.message} onRetry={failed.refetch} />;
    if (first.data && !library) return <EmptyState description={text("picker.noLibraries")} />;
    if (!images.data) return <Skeleton active paragraph={{ rows: 6 }} />;
    if (total === 0)
      return <EmptyState description={text(search ? "picker.noneFound" : "picker.noPictures")} />;
    return (
      <PictureGrid
        images={images.data.items}
        page={page}
        lastPage={Math.ceil(total / perPage)}
        onPage={setPage}
        onChoose={onChoose}
      />
    );
  };
  return (
    <Modal
      open={open}
      title={text("picker.title")}
      width={760}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <Toolbar>
        <LibrarySelect
          value={library}
          onChange={(next) => {
            setChosen(next);
            setPage(1);
          }}
        />
        <SearchBox
          label={text("picker.search")}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
      </Toolbar>
      {content()}
      <div className={styles.foot}>
        <span className={styles.hint}>{total > 0 ? text("picker.keys") : null}</span>
        <Pagination
          size="small"
          hideOnSinglePage
          showLessItems
          showSizeChanger={false}
          current={page}
          pageSize={perPage}
          total={total}
          onChange={setPage}
        />
      </div>
    </Modal>
  );
};
