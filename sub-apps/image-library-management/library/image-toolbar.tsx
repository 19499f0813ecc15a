import { DeleteOutlined } from "@ant-design/icons";
import { SearchBox, Toolbar } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { DeleteImages } from "./delete-images.tsx";
import styles from "./library.module.css";

interface ImageToolbarProps {
  libraryId: string;
  search: string | undefined;
  onSearch: (search: string) => void;
  selected: ReadonlySet<string>;
  /** The pictures of the page that may be selected. */
  pageIds: readonly string[];
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** Search in a library's pictures, and what can be done with the selected ones. */
export const ImageToolbar = (props: ImageToolbarProps) => {
  const { libraryId, search, onSearch, selected, pageIds, onSelect } = props;
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  const clear = () => onSelect(new Set());
  return (
    <Toolbar
      end={
        selected.size > 0 ? (
          <>
            <output className={styles.count}>
              {text("images.selected", { count: selected.size })}
            </output>
            <Button onClick={clear}>{text("images.clear")}</Button>
            <Button
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              {text("images.delete", { count: selected.size })}
            </Button>
          </>
        ) : pageIds.length > 0 ? (
          <Button onClick={() => onSelect(new Set(pageIds))}>{text("images.selectPage")}</Button>
        ) : null
      }
    >
      <SearchBox
        label={text("images.search")}
        value={search}
        onSearch={(search) => onSearch(search)}
      />
      {isDeleting ? (
        <DeleteImages
          libraryId={libraryId}
          ids={[...selected]}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            clear();
          }}
        />
      ) : null}
    </Toolbar>
  );
};
