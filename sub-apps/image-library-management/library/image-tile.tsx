import { Picture } from "@console-shell/ui";
import type { Image } from "@console-shell/contract/endpoints/library";
import { useFormat } from "@console-shell/sdk";
import { Checkbox } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { pictureAddress } from "../shared/picture-address.ts";
import styles from "./library.module.css";

interface ImageTileProps {
  image: Image;
  /** The search of the list; the picture's page turns within it. */
  search: string | undefined;
  isSelected: boolean;
  onSelect: ((isSelected: boolean) => void) | undefined;
}

/** A picture in the grid: its thumbnail leads to it, a box selects it. */
export const ImageTile = ({ image, search, isSelected, onSelect }: ImageTileProps) => {
  const text = useText();
  const format = useFormat();
  const within = search ? `?${new URLSearchParams({ search })}` : "";
  return (
    <li className={isSelected ? `${styles.tile} ${styles.selected}` : styles.tile}>
      <Link
        className={styles.thumbnail}
        to={`/libraries/${image.libraryId}/images/${image.id}${within}`}
      >
        <Picture
          src={pictureAddress(image.libraryId, image.id, "thumbnail")}
          alt={image.fileName}
        />
      </Link>
      {onSelect ? (
        <Checkbox
          className={styles.box}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={text("images.select", { name: image.fileName })}
        />
      ) : null}
      <div className={styles.caption}>
        <span className={styles.fileName} title={image.fileName}>
          {image.fileName}
        </span>
        <span className={styles.size}>{format.bytes(image.bytes)}</span>
      </div>
    </li>
  );
};
