import { useListState, usePermission } from "@console-shell/sdk";
import { EmptyState, FilterSelect, SearchBox, Toolbar } from "@console-shell/ui";
import { Button, Typography } from "antd";
import { useMemo } from "react";
import { BulkActions } from "../changes/bulk-actions.tsx";
import { TagSelect } from "../changes/tag-select.tsx";
import { useText } from "../messages/index.ts";
import { DropArea } from "../uploads/drop-area.tsx";
import { SelectUploaded } from "../uploads/select-uploaded.tsx";
import type { Uploader } from "../uploads/use-uploader.tsx";
import { filterOf, shows } from "./image-filter.ts";
import { ImageGrid } from "./image-grid.tsx";
import styles from "./library.module.css";

interface LibraryImagesProps {
  libraryId: string;
  /** Undefined for those who mustn't upload. */
  uploader: Uploader | undefined;
}

/** A library's pictures, with search and filters in the address, and bulk actions. */
export const LibraryImages = ({ libraryId, uploader }: LibraryImagesProps) => {
  const text = useText();
  const mayDelete = usePermission("image-library-management:image:delete");
  const mayUpdate = usePermission("image-library-management:image:update");
  const list = useListState(["tag", "show"]);
  const { search, tag, show } = list.values;
  const filter = useMemo(() => filterOf({ search, tag, show }), [search, tag, show]);
  const isNarrowed = Boolean(search ?? tag ?? filter.show);
  const isBin = filter.show === "deleted";
  return (
    <ImageGrid
      libraryId={libraryId}
      filter={filter}
      isSelectable={isBin ? mayDelete : mayDelete || mayUpdate}
      empty={
        isNarrowed ? (
          <EmptyState art="search" description={text("images.noneFit")} />
        ) : uploader ? (
          <DropArea uploader={uploader} />
        ) : (
          <EmptyState art="picture" description={text("images.none")} />
        )
      }
      renderToolbar={({ total, selected, selectAll, choose, clear }) => (
        <>
          <Toolbar
            total={total}
            inUse={Number(tag !== undefined) + Number(filter.show !== undefined)}
            onClear={
              isNarrowed
                ? () => list.set({ search: undefined, tag: undefined, show: undefined })
                : undefined
            }
            filters={
              <>
                <TagSelect
                  libraryId={libraryId}
                  value={tag}
                  onChange={(tag) => list.set({ tag })}
                />
                <FilterSelect
                  label={text("images.show")}
                  all={text("images.show.all")}
                  value={filter.show}
                  options={shows.map((value) => ({ value, label: text(`images.show.${value}`) }))}
                  onChange={(show) => list.set({ show })}
                />
              </>
            }
            end={
              selected.size > 0 ? (
                <BulkActions
                  libraryId={libraryId}
                  isBin={isBin}
                  ids={[...selected]}
                  onDone={clear}
                />
              ) : (
                <>
                  {total === undefined ? null : (
                    <Typography.Text type="secondary" aria-live="polite" className={styles.count}>
                      {text("images.total", { total })}
                    </Typography.Text>
                  )}
                  {uploader && !isBin && (mayDelete || mayUpdate) ? (
                    <SelectUploaded libraryId={libraryId} onSelect={choose} />
                  ) : null}
                  {total && (mayDelete || mayUpdate) ? (
                    <Button onClick={selectAll}>{text("images.selectAll")}</Button>
                  ) : null}
                </>
              )
            }
          >
            <SearchBox
              label={text("word.searchByFileName")}
              value={search}
              onSearch={(search) => list.set({ search })}
            />
          </Toolbar>
          {isBin && total ? <p className={styles.note}>{text("images.binNote")}</p> : null}
        </>
      )}
    />
  );
};
