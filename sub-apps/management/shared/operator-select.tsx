import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";

interface OperatorSelectProps {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
}

/** A form field for an active operator, by name or account; searched on the server, because there may be thousands. */
export const OperatorSelect = ({ id, value, onChange, ...aria }: OperatorSelectProps) => {
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /mc-api/sub-app/operator/list",
    { query: { pageSize: 50, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Select
      {...aria}
      {...(id ? { id } : {})}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      {...useSelectOptions(found)}
      value={value}
      options={found.data?.items.map(({ id, name, account }) => ({
        value: id,
        label: `${name} (${account})`,
      }))}
      onChange={(next: string) => onChange?.(next)}
    />
  );
};
