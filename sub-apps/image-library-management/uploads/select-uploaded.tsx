import { Button } from "antd";
import { useSyncExternalStore } from "react";
import { useText } from "../messages/index.ts";
import { useUploads } from "./uploads-context.ts";

interface SelectUploadedProps {
  libraryId: string;
  onSelect: (imageIds: readonly string[]) => void;
}

/** Selects the pictures that were uploaded, to tag or move them; nothing before the last one has ended. */
export const SelectUploaded = ({ libraryId, onSelect }: SelectUploadedProps) => {
  const text = useText();
  const { store } = useUploads();
  useSyncExternalStore(store.subscribe, store.version);
  const { total, done, present, failed } = store.counts(libraryId);
  if (total === 0 || done + present + failed < total) return null;
  const ids = [
    ...new Set(
      store.of(libraryId).flatMap(({ image }) => (image && !image.isDeleted ? [image.id] : [])),
    ),
  ];
  return ids.length > 0 ? (
    <Button onClick={() => onSelect(ids)}>
      {text("images.selectUploaded", { count: ids.length })}
    </Button>
  ) : null;
};
