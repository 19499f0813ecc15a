import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";

interface ClientSelectProps {
  id?: string;
  label: string;
  /** The label by default, as of a filter. */
  placeholder?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

const labelOf = ({ name, number }: { name: string; number: string }) => `${name} · ${number}`;

/** Selects a client; searched on the server, because there may be thousands. */
export const ClientSelect = ({
  id,
  label,
  placeholder = label,
  value,
  onChange,
}: ClientSelectProps) => {
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/finance/client/list",
    { query: { pageSize: 50, sort: "name", order: "asc", ...(search && { search }) } },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(found);
  const chosen = found.data?.items.find((client) => client.id === value);
  const elsewhere = useApiQuery(
    "GET /cc-api/finance/client/:id",
    { params: { id: value ?? "" } },
    { enabled: value !== undefined && found.data !== undefined && !chosen },
  );
  const listed = found.data?.items ?? [];
  const clients = chosen || !elsewhere.data ? listed : [elsewhere.data, ...listed];
  return (
    <Select
      {...(id ? { id } : {})}
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      aria-label={label}
      placeholder={placeholder}
      {...choices}
      value={value}
      options={clients.map((client) => ({ value: client.id, label: labelOf(client) }))}
      onChange={(next: string | undefined) => onChange?.(next)}
      popupMatchSelectWidth={false}
      className="finance-client-select"
    />
  );
};
