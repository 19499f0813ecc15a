import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import styles from "./shared.module.css";

interface LibrarySelectProps {
  /** Set by the form if it is a form field. */
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
  /** The text if none is selected. */
  all: string;
  /** A library to leave out. */
  except?: string;
  /** Only libraries in this environment. */
  environment?: ClientAppEnvironment | undefined;
}

/** Selects a library by a part of its name. */
export const LibrarySelect = ({
  value,
  onChange,
  all,
  except,
  environment,
}: LibrarySelectProps) => {
  const text = useText();
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/library/list",
    {
      query: { search: search || undefined, environment, sort: "name", order: "asc", pageSize: 50 },
    },
    { keepPrevious: true },
  );
  const chosen = useApiQuery(
    "GET /cc-api/library/:id",
    { params: { id: value ?? "" } },
    { enabled: value !== undefined },
  );
  const choices = useSelectOptions(found, { hasOthers: value !== undefined });
  const libraries = (found.data?.items ?? []).filter(({ id }) => id !== except);
  const isListed = libraries.some(({ id }) => id === value);
  const more = chosen.data && value && !isListed ? [chosen.data] : [];
  return (
    <Select
      className={styles.select}
      aria-label={text("word.library")}
      placeholder={all}
      {...choices}
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value ?? null}
      onChange={(id: string | null | undefined) => onChange?.(id ?? undefined)}
      options={[...more, ...libraries].map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
