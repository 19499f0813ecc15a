import { PictureOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useImageSource } from "../address/address-context.ts";
import { useWords } from "./use-words.ts";
import "./picture.css";

interface PictureProps {
  /** A console path. */
  src: string;
  alt: string;
  fit?: "cover" | "contain";
  /** Side lengths in pixels that `?size=` supports, and the displayed width as in an `<img>`. */
  sides?: readonly number[];
  sizes?: string;
}

/** A picture from the server that fills its container; shows an icon if it can't be loaded. */
export const Picture = ({ src, alt, fit = "cover", sides, sizes }: PictureProps) => {
  const source = useImageSource()(src);
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
      srcSet={sides?.map((side) => `${source.src}?size=${side} ${side}w`).join(", ")}
      sizes={sizes}
      {...source}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
