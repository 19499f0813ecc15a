import { useApiQuery, useFormat } from "@console-shell/sdk";
import { useWords } from "@console-shell/ui";
import { Button, Select } from "antd";
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
  /** How many pictures it has, as it is written. */
  count: string;
}

const optionOf = ({ data }: { data: Choice }) => (
  <span className={searching.option}>
    <span className={styles.name}>{data.label}</span>
    <span className={searching.count}>{data.count}</span>
  </span>
);

/** Libraries that are read for one search. */
const most = 50;

/** Chooses a library by a part of its name, which the server looks for. */
export const LibrarySelect = ({ value, onChange }: LibrarySelectProps) => {
  const text = useText();
  const words = useWords();
  const format = useFormat();
  const [search, setSearch] = useState("");
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /cc-api/library/list",
    { query: { search: search || undefined, sort: "name", order: "asc", pageSize: most } },
    { keepPrevious: true },
  );
  const items = data?.items ?? [];
  const isListed = items.some(({ id }) => id === value?.id);
  const missing = () => {
    if (error)
      return (
        <div className={styles.failed} role="alert">
          {words.loadFailed}
          <Button size="small" onClick={refetch}>
            {words.tryAgain}
          </Button>
        </div>
      );
    return isLoading ? null : text("picker.noLibraryFound");
  };
  return (
    <Select<string, Choice>
      className={styles.library}
      aria-label={text("picker.library")}
      placeholder={text("picker.library")}
      loading={isLoading}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value?.id ?? null}
      onChange={(id) => {
        const next = items.find((one) => one.id === id);
        if (next) onChange(next);
      }}
      // By keyboard it is tried again so: nothing in the list but its options is reached with keys.
      onOpenChange={(isOpen) => {
        if (isOpen && error) refetch();
      }}
      notFoundContent={missing()}
      // The chosen one has its name in the field even where another search is under way.
      options={[
        ...(value && !isListed && !search && !error
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
