import { useApiQuery, useFormat } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import searching from "../searching.module.css";
import styles from "./picker.module.css";

interface Library {
  id: string;
  name: string;
}

interface LibrarySelectProps {
  value: Library | undefined;
  onChange: (library: Library) => void;
}

interface Choice {
  value: string;
  label: string;
  /** The picture count, formatted. */
  count: string;
}

const optionOf = ({ data }: { data: Choice }) => (
  <span className={searching.option}>
    <span className={styles.name}>{data.label}</span>
    <span className={searching.count}>{data.count}</span>
  </span>
);

/** Maximum libraries read per search. */
const most = 50;

/** Selects a library by a part of its name, searched on the server. */
export const LibrarySelect = ({ value, onChange }: LibrarySelectProps) => {
  const text = useText();
  const format = useFormat();
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/library/list",
    { query: { search: search || undefined, sort: "name", order: "asc", pageSize: most } },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(found, { none: text("picker.noLibraryFound") });
  const items = found.data?.items ?? [];
  const isListed = items.some(({ id }) => id === value?.id);
  return (
    <Select<string, Choice>
      className={styles.library}
      aria-label={text("word.library")}
      placeholder={text("word.library")}
      {...choices}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value?.id ?? null}
      onChange={(id) => {
        const next = items.find((one) => one.id === id);
        if (next) onChange(next);
      }}
      // The selected library keeps its name in the field during another search.
      options={[
        ...(value && !isListed && !search && !found.error
          ? [{ value: value.id, label: value.name, count: "" }]
          : []),
        ...items.map(({ id, name, imageCount }) => ({
          value: id,
          label: name,
          count: format.number(imageCount),
        })),
      ]}
      labelRender={({ label }) => label ?? value?.name}
      optionRender={optionOf}
    />
  );
};
