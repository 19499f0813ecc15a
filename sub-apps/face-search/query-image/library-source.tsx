import { useApiQuery } from "@console-shell/sdk";
import {
  EmptyState,
  LoadFailure,
  Picture,
  SearchBox,
  Toolbar,
  useOptionSearch,
} from "@console-shell/ui";
import { Pagination, Select, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import styles from "./query-image.module.css";

interface LibrarySourceProps {
  isBusy: boolean;
  onImage: (imageId: string) => void;
}

const perPage = 12;
const maxLibraries = 200;

/** Selects a picture from a library. */
export const LibrarySource = ({ isBusy, onImage }: LibrarySourceProps) => {
  const text = useText();
  const optionSearch = useOptionSearch();
  const [chosenId, setChosenId] = useState<string>();
  const [search, setSearch] = useState<string>();
  const [page, setPage] = useState(1);
  const libraries = useApiQuery("GET /cc-api/library/list", {
    query: { pageSize: maxLibraries, sort: "name", order: "asc" },
  });
  const ofKind = (kind: string) => libraries.data?.items.filter((one) => one.kind === kind) ?? [];
  const searchable = [...ofKind("faces"), ...ofKind("general")];
  const id = chosenId ?? searchable[0]?.id ?? "";
  const images = useApiQuery(
    "GET /cc-api/library/:id/image/list",
    { params: { id }, query: { page, pageSize: perPage, search } },
    { enabled: id !== "", keepPrevious: true },
  );
  const failed = libraries.error ? libraries : images.error ? images : undefined;
  if (failed?.error) return <LoadFailure message={failed.error.message} onRetry={failed.refetch} />;
  if (!libraries.data) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (id === "") return <EmptyState description={text("library.none")} />;
  return (
    <>
      <Toolbar>
        <Select
          className={styles.library}
          aria-label={text("word.library")}
          showSearch={optionSearch}
          value={id}
          onChange={(library) => {
            setChosenId(library);
            setPage(1);
          }}
          options={searchable.map((library) => ({ value: library.id, label: library.name }))}
        />
        <SearchBox
          label={text("word.searchByFileName")}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </Toolbar>
      {images.data ? null : <Skeleton active paragraph={{ rows: 4 }} />}
      {images.data?.total === 0 && !images.isLoading ? (
        <EmptyState description={text("library.noPictures")} />
      ) : (
        <ul
          className={styles.images}
          aria-label={text("library.pictures")}
          aria-busy={images.isLoading}
        >
          {images.data?.items.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                className={styles.image}
                // The previous list's pictures must not be mistaken for this one's.
                disabled={isBusy || images.isLoading}
                title={image.fileName}
                onClick={() => onImage(image.id)}
              >
                <Picture
                  src={`/cc-api/library/${image.libraryId}/image/${image.id}/thumbnail`}
                  alt={image.fileName}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        size="small"
        align="end"
        hideOnSinglePage
        current={page}
        pageSize={perPage}
        total={images.data?.total ?? 0}
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
};
