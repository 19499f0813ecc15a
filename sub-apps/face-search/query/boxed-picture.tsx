import type { Box } from "@console-shell/contract/calls/probe";
import { Picture, useImageSource } from "@console-shell/ui";
import { useState } from "react";
import { boxStyle } from "../shared/box-style.ts";
import styles from "./query.module.css";

interface BoxedPictureProps {
  src: string;
  alt: string;
  /** Where the face is; null shows only the picture. */
  box: Box | null;
}

/** A picture with a box around the found face. */
export const BoxedPicture = ({ src, alt, box }: BoxedPictureProps) => {
  const source = useImageSource();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || !box) return <Picture src={src} alt={alt} fit="contain" />;
  return (
    <div className={styles.centre}>
      <div className={styles.boxed}>
        <img {...source(src)} alt={alt} onError={() => setFailed(true)} />
        <span className={styles.box} aria-hidden="true" style={boxStyle(box)} />
      </div>
    </div>
  );
};
