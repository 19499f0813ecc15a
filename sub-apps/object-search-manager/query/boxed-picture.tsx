import type { Region } from "@console-shell/contract/calls/object-search";
import { Picture, useImageSource } from "@console-shell/ui";
import { useState } from "react";
import styles from "./query.module.css";

interface BoxedPictureProps {
  src: string;
  alt: string;
  /** The region to frame; null for none. */
  region: Region | null;
}

const inPercent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

/** A whole picture with a frame around a region. */
export const BoxedPicture = ({ src, alt, region }: BoxedPictureProps) => {
  const source = useImageSource();
  const [failed, setFailed] = useState(false);
  if (failed || !region) return <Picture src={src} alt={alt} fit="contain" />;
  const { x, y, width, height } = region;
  return (
    <span className={styles.boxed}>
      <span className={styles.frame}>
        <img
          {...source(src)}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
        <span
          className={styles.box}
          style={{
            left: inPercent(x),
            top: inPercent(y),
            width: inPercent(Math.min(width, 1 - x)),
            height: inPercent(Math.min(height, 1 - y)),
          }}
        />
      </span>
    </span>
  );
};
