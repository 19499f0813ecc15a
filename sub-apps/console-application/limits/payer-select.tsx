import type { Payer } from "@console-shell/contract/calls/client-app-limits";
import { useApiQuery } from "@console-shell/sdk";
import { useOptionSearch, useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";

interface PayerSelectProps {
  id?: string;
  "aria-label"?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  placeholder: string;
  /** The current payer, which may no longer be selectable. */
  present: Payer | null;
}

/** Selects the payer; searched on the server, because there may be thousands of clients. */
export const PayerSelect = ({
  value,
  onChange,
  placeholder,
  present,
  ...field
}: PayerSelectProps) => {
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/client-app/payer/list",
    { query: { pageSize: 50, ...(search && { search }) } },
    { keepPrevious: true },
  );
  const optionSearch = useOptionSearch();
  const [chosen, setChosen] = useState(present);
  const choices = useSelectOptions(found, { hasOthers: chosen !== null });
  const listed = found.data?.items ?? [];
  const isListed = listed.some((payer) => payer.id === value);
  const payers = value && chosen && !isListed ? [chosen, ...listed] : listed;
  return (
    <Select
      {...field}
      allowClear
      // Filtered here too: Enter before the answer must not choose another.
      showSearch={{ ...optionSearch, onSearch: setSearch }}
      placeholder={placeholder}
      {...choices}
      value={value ?? undefined}
      options={payers.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }))}
      onChange={(next: string | undefined) => {
        setChosen(payers.find((payer) => payer.id === next) ?? null);
        onChange?.(next ?? null);
      }}
    />
  );
};
