import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import styles from "../shared/shared.module.css";

/** The tags of a library that contain a text, most used first. */
export const useTags = (libraryId: string, search: string) =>
  useApiQuery(
    "GET /cc-api/library/:id/tag/list",
    { params: { id: libraryId }, query: { search: search || undefined } },
    { keepPrevious: true },
  );

/** Filters a list by tag. */
export const TagSelect = ({
  libraryId,
  value,
  onChange,
}: {
  libraryId: string;
  value: string | undefined;
  onChange: (tag: string | undefined) => void;
}) => {
  const text = useText();
  const [search, setSearch] = useState("");
  const tags = useTags(libraryId, search);
  const choices = useSelectOptions(tags);
  return (
    <Select
      className={styles.select}
      aria-label={text("tags.filter")}
      placeholder={text("tags.all")}
      {...choices}
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value ?? null}
      onChange={(tag: string | null | undefined) => onChange(tag ?? undefined)}
      options={tags.data?.items.map(({ tag, count }) => ({
        value: tag,
        label: text("tags.withCount", { tag, count }),
      }))}
    />
  );
};
