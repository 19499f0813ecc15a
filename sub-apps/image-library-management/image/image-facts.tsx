import type { Image } from "@console-shell/contract/calls/image";
import { useFormat } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ImageTags } from "./image-tags.tsx";
import styles from "./image.module.css";

const typeNames: Record<Image["mediaType"], string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
};

/** A picture's facts. */
export const ImageFacts = ({ image }: { image: Image }) => {
  const text = useText();
  const format = useFormat();
  const { width, height } = image;
  return (
    <Facts
      items={[
        { label: text("image.type"), value: typeNames[image.mediaType] },
        { label: text("word.size"), value: format.bytes(image.bytes) },
        { label: text("image.dimensions"), value: text("image.pixels", { width, height }) },
        { label: text("image.uploadedBy"), value: image.uploadedBy.name },
        { label: text("image.uploadedAt"), value: format.dateTime(image.createdAt) },
        { label: text("image.tags"), value: <ImageTags image={image} /> },
        {
          label: text("image.sha256"),
          value: <code className={styles.hash}>{image.sha256}</code>,
        },
      ]}
    />
  );
};
