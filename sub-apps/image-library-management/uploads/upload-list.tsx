import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useText } from "../messages/index.ts";
import type { Upload } from "./upload-state.ts";
import { UploadRow } from "./upload-row.tsx";
import styles from "./uploads.module.css";

const rowHeight = 32;

/** A library's uploads, virtualised: only visible rows are in the DOM. */
export const UploadList = ({
  uploads,
  onRetry,
}: {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
}) => {
  const text = useText();
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler remembers what this component has rendered
  const rows = useVirtualizer({
    count: uploads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    <section
      ref={scroller}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the Tab key must reach a scrolling list
      tabIndex={0}
      aria-label={text("upload.each")}
    >
      <ul className={styles.rows} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const upload = uploads[index];
          return upload ? (
            <li
              key={upload.key}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={uploads.length}
              aria-posinset={index + 1}
            >
              <UploadRow upload={upload} onRetry={() => onRetry(upload)} />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
};
