import type { ObjectCollection } from "@console-shell/contract/calls/object-search";
import { useApiQuery } from "@console-shell/sdk";
import { DialogFocus, EmptyState, LoadFailure, SearchBox, Toolbar } from "@console-shell/ui";
import { Modal, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { LibraryImages } from "./library-images.tsx";
import { LibrarySelect } from "./library-select.tsx";

interface LibraryPickerProps {
  open: boolean;
  /** The initial library, one of the searched collection's. */
  start: ObjectCollection["libraries"][number] | undefined;
  onChoose: (imageId: string) => void;
  onClose: () => void;
}

/** The dialog that selects a picture from a library, by mouse or keyboard. Give it a `key` per opening. */
export const LibraryPicker = ({ open, start, onChoose, onClose }: LibraryPickerProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<{ id: string; name: string } | undefined>(start);
  const [search, setSearch] = useState("");
  const first = useApiQuery(
    "GET /cc-api/library/list",
    { query: { pageSize: 1, sort: "name", order: "asc" } },
    { enabled: open && !chosen },
  );
  const library = chosen ?? first.data?.items[0];
  const content = () => {
    if (library)
      return (
        <LibraryImages
          key={`${library.id} ${search}`}
          libraryId={library.id}
          search={search}
          onChoose={onChoose}
        />
      );
    if (first.error) return <LoadFailure message={first.error.message} onRetry={first.refetch} />;
    if (first.data) return <EmptyState description={text("picker.noLibraries")} />;
    return <Skeleton active paragraph={{ rows: 6 }} />;
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
      <DialogFocus />
      <Toolbar>
        <LibrarySelect value={library} onChange={setChosen} />
        <SearchBox label={text("word.searchByFileName")} value={search} onSearch={setSearch} />
      </Toolbar>
      {content()}
    </Modal>
  );
};
