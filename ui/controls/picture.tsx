import { PictureOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useWords } from "./use-words.ts";
import "./picture.css";

interface PictureProps {
  src: string;
  alt: string;
  fit?: "cover" | "contain";
  /** Other sizes of it, and how wide it is shown, as an `<img>` has them. */
  srcSet?: string;
  sizes?: string;
}

/** A picture of the server that fills its place; a sign stands for one that cannot be shown. */
export const Picture = ({ src, alt, fit = "cover", srcSet, sizes }: PictureProps) => {
  const words = useWords();
  const [failed, setFailed] = useState<string>();
  if (failed === src)
    return (
      <span className="cs-picture-missing" title={alt}>
        <PictureOutlined aria-hidden />
        {alt ? <span className="cs-picture-reason">{words.pictureMissing}</span> : null}
      </span>
    );
  return (
    <img
      className={`cs-picture-${fit}`}
      srcSet={srcSet}
      sizes={sizes}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
