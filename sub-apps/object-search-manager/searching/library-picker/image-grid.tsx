import type { Image } from "@console-shell/contract/calls/image";
import { thumbnailSides } from "@console-shell/contract/words/limits";
import { Picture } from "@console-shell/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../messages/index.ts";
import styles from "./picker.module.css";

interface ImageGridProps {
  images: readonly Image[];
  /** Whether the pictures are still the previous page's. */
  isLoading: boolean;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  onChoose: (imageId: string) => void;
}

const thumbnailOf = ({ libraryId, id }: Image) =>
  `/cc-api/library/${libraryId}/image/${id}/thumbnail`;

/** How many items fit in a row at the list's current width. */
const columnsOf = (list: HTMLElement): number => {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  return items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length || 1;
};

/**
 * One page of pictures; a click selects one. It is one tab stop; arrow keys move, past the end to the next
 * page.
 */
export const ImageGrid = ({
  images,
  isLoading,
  page,
  lastPage,
  onPage,
  onChoose,
}: ImageGridProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  /** The arrow keys' target on a page that hasn't loaded yet. */
  const wanted = useRef<"first" | "last">(undefined);
  const stopAt = Math.min(stop, images.length - 1);

  const focus = (at: number) => {
    setStop(at);
    list.current?.querySelectorAll("button")[at]?.focus();
  };
  useEffect(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (to) focus(to === "first" ? 0 : images.length - 1);
    // oxlint-disable-next-line react/exhaustive-deps -- when another page is there, and not with each rendering
  }, [images]);

  const turn = (to: number, at: "first" | "last") => {
    if (isLoading || to < 1 || to > lastPage) return;
    wanted.current = at;
    onPage(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    // The browser's shortcuts, such as Alt with an arrow for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const columns = columnsOf(event.currentTarget);
    const last = images.length - 1;
    const next = {
      ArrowRight: stopAt + 1,
      ArrowLeft: stopAt - 1,
      ArrowDown: stopAt + columns,
      ArrowUp: stopAt - columns,
      Home: 0,
      End: last,
      PageDown: last + 1,
      PageUp: -1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next > last) turn(page + 1, "first");
    else if (next < 0) turn(page - 1, event.key === "PageUp" ? "first" : "last");
    else focus(next);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within
    <ul
      ref={list}
      className={styles.images}
      aria-label={text("picker.pictures")}
      aria-busy={isLoading}
      onKeyDown={onKeyDown}
    >
      {images.map((image, at) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.image}
            tabIndex={at === stopAt ? 0 : -1}
            title={image.fileName}
            aria-label={image.fileName}
            onFocus={() => setStop(at)}
            onClick={() => onChoose(image.id)}
          >
            <Picture
              src={thumbnailOf(image)}
              sides={thumbnailSides}
              sizes="(max-width: 575px) 30vw, 112px"
              alt=""
            />
          </button>
          <div className={styles.caption} aria-hidden="true">
            {image.fileName}
          </div>
        </li>
      ))}
    </ul>
  );
};
