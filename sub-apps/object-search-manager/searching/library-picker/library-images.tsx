import { useApiQuery } from "@console-shell/sdk";
import { EmptyState, LoadFailure } from "@console-shell/ui";
import { Pagination, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import styles from "./picker.module.css";
import { ImageGrid } from "./image-grid.tsx";

interface LibraryImagesProps {
  libraryId: string;
  /** A part of the file name; empty for all pictures. */
  search: string;
  onChoose: (imageId: string) => void;
}

/** Pictures per page: full rows of 2, 3, 4 and 6. */
const perPage = 24;

/**
 * A library's pictures, page by page. Give it a `key` of library and search: while loading, the previous
 * page may stay visible, but not another list's pictures.
 */
export const LibraryImages = ({ libraryId, search, onChoose }: LibraryImagesProps) => {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/library/:id/image/list",
    { params: { id: libraryId }, query: { page, pageSize: perPage, search: search || undefined } },
    { keepPrevious: true },
  );
  if (error) return <LoadFailure message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.total === 0)
    return <EmptyState description={text(search ? "picker.noneFound" : "picker.noPictures")} />;
  return (
    <>
      <ImageGrid
        images={data.items}
        isLoading={isLoading}
        page={page}
        lastPage={Math.ceil(data.total / perPage)}
        onPage={setPage}
        onChoose={onChoose}
      />
      <div className={styles.foot}>
        <span className={styles.hint}>{text("picker.keys")}</span>
        <Pagination
          size="small"
          hideOnSinglePage
          showLessItems
          showSizeChanger={false}
          current={page}
          pageSize={perPage}
          total={data.total}
          onChange={setPage}
        />
      </div>
    </>
  );
};
