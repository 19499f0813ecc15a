import { PictureOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import styles from "./picture.module.css";

interface PictureProps {
  src: string;
  alt: string;
  fit?: "cover" | "contain";
}

/** A picture of the server that fills its place; a sign stands for one that cannot be shown. */
export const Picture = ({ src, alt, fit = "cover" }: PictureProps) => {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  if (failed === src)
    return (
      <span className={styles.missing} title={alt}>
        <PictureOutlined aria-hidden />
        {alt ? <span className={styles.reason}>{text("images.missing")}</span> : null}
      </span>
    );
  return (
    <img
      className={fit === "cover" ? styles.cover : styles.contain}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
