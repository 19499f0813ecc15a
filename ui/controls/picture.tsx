import { PictureOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useImageSource } from "../address/address-context.ts";
import { useWords } from "./use-words.ts";
import "./picture.css";

interface PictureProps {
  /** A path at the console. */
  src: string;
  alt: string;
  fit?: "cover" | "contain";
  /** Sides in pixels that `?size=` offers, and how wide it is shown, as in an `<img>`. */
  sides?: readonly number[];
  sizes?: string;
}

/** A picture of the server that fills its place; a sign stands for one that cannot be shown. */
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
