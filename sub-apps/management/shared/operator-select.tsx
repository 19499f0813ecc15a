import { useApiQuery } from "@console-shell/sdk";
import { useOptionSearch, useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";

interface OperatorSelectProps {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  /** The operator who is selected at first: maybe not among the first ones, or no longer active. */
  selected?: { id: string; name: string };
  "aria-label"?: string;
}

/** A form field for an active operator, by name or account; searched on the server, because there may be thousands. */
export const OperatorSelect = ({ id, value, onChange, selected, ...aria }: OperatorSelectProps) => {
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /mc-api/sub-app/operator/list",
    { query: { pageSize: 50, ...(search && { search }) } },
    { keepPrevious: true },
  );
  const optionSearch = useOptionSearch();
  const listed = found.data?.items.map((one) => ({
    value: one.id,
    label: `${one.name} (${one.account})`,
  }));
  const missing = selected && listed?.every((option) => option.value !== selected.id);
  return (
    <Select
      {...aria}
      {...(id ? { id } : {})}
      // Filtered here too: Enter before the answer must not choose somebody else.
      showSearch={{ ...optionSearch, onSearch: setSearch }}
      {...useSelectOptions(found)}
      value={value}
      options={
        selected && (missing || !listed)
          ? [{ value: selected.id, label: selected.name }, ...(listed ?? [])]
          : listed
      }
      onChange={(next: string) => onChange?.(next)}
    />
  );
};
