import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";

interface OperatorSelectProps {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  disabled?: boolean;
  /** The operator who is selected at first: maybe not among the first ones, or no longer active. */
  selected?: { id: string; name: string } | undefined;
  /** Operators who aren't offered. */
  except?: ReadonlySet<string>;
}

/** A form field for an active operator; searched on the server, because there may be thousands. */
export const OperatorSelect = ({ selected, except, ...field }: OperatorSelectProps) => {
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/client-app/owner/list",
    { query: search ? { search } : {} },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(found);
  const listed = (found.data ?? []).filter(({ id }) => !except?.has(id));
  const isMissing = selected && !search && !listed.some(({ id }) => id === selected.id);
  return (
    <Select
      {...field}
      showSearch={{ optionFilterProp: "label", onSearch: setSearch }}
      {...choices}
      options={[
        ...(isMissing ? [{ value: selected.id, label: selected.name }] : []),
        ...listed.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` })),
      ]}
    />
  );
};
