import { CopyOutlined, UserOutlined, WarningOutlined } from "@ant-design/icons";
import { binLifetime, thumbnailSides } from "@console-shell/contract/words/limits";
import { Picture } from "@console-shell/ui";
import type { Image } from "@console-shell/contract/calls/image";
import { useFormat } from "@console-shell/sdk";
import { Checkbox } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { imageAddress } from "../shared/image-address.ts";
import { type ImageFilter, queryOf } from "./image-filter.ts";
import styles from "./library.module.css";

interface ImageTileProps {
  image: Image;
  /** The list's filter, within which the picture's page navigates. */
  filter: ImageFilter;
  isSelected: boolean;
  /** Whether this tile is the grid's tab stop; arrow keys move it. */
  isStop: boolean;
  onSelect: ((isRange: boolean) => void) | undefined;
}

/** A picture in the grid: the thumbnail is a link, the checkbox selects it. */
export const ImageTile = ({ image, filter, isSelected, isStop, onSelect }: ImageTileProps) => {
  const text = useText();
  const format = useFormat();
  const { id, libraryId, fileName, bytes, tags, refusedFor, looksLike, isFaceless, deletedAt } =
    image;
  const [reason] = refusedFor ?? [];
  const marks = [
    ...(refusedFor
      ? [
          {
            key: "refused",
            icon: <WarningOutlined aria-hidden="true" />,
            label: text("images.refused"),
          },
        ]
      : []),
    ...(looksLike
      ? [{ key: "alike", icon: <CopyOutlined aria-hidden="true" />, label: text("images.alike") }]
      : []),
    ...(isFaceless
      ? [
          {
            key: "faceless",
            icon: <UserOutlined aria-hidden="true" />,
            label: text("images.faceless"),
          },
        ]
      : []),
  ];
  /* Why it needs a look, else its tags or its size. */
  const about = () => {
    if (deletedAt !== null)
      return text("images.erased", { time: format.relative(deletedAt + binLifetime) });
    if (reason) return text(`gate.reason.${reason}`);
    if (looksLike) return text("images.like", { name: looksLike.fileName });
    if (isFaceless) return text("images.faceless");
    return tags.length > 0 ? tags.join(", ") : format.bytes(bytes);
  };
  return (
    <>
      <Link
        className={styles.thumbnail}
        to={`/libraries/${libraryId}/images/${id}${queryOf(filter)}`}
        tabIndex={isStop ? 0 : -1}
        data-tile
      >
        <Picture
          src={imageAddress(libraryId, id, "thumbnail")}
          sides={thumbnailSides}
          sizes="(max-width: 575px) 34vw, 180px"
          alt={fileName}
        />
      </Link>
      {onSelect ? (
        <Checkbox
          className={styles.box}
          checked={isSelected}
          tabIndex={isStop ? 0 : -1}
          onChange={({ nativeEvent }) =>
            onSelect("shiftKey" in nativeEvent && nativeEvent.shiftKey)
          }
          aria-label={text("images.select", { name: fileName })}
        />
      ) : null}
      {marks.length > 0 ? (
        <span className={styles.marks}>
          {marks.map(({ key, icon, label }) => (
            <span key={key} className={styles.mark} title={label}>
              {icon}
              <span className="cs-unseen">{label}</span>
            </span>
          ))}
        </span>
      ) : null}
      <div className={styles.caption}>
        <span className={styles.fileName} title={fileName}>
          {fileName}
        </span>
        <span className={styles.size}>{about()}</span>
      </div>
    </>
  );
};
