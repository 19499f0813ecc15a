import type { FinanceClient } from "@console-shell/contract/calls/finance";
import { useApiQuery } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface OwnerSelectProps {
  id?: string;
  value?: string;
  onChange?: (id: string | undefined) => void;
  /** The client, whose owner may not be among the first ones. */
  client: Pick<FinanceClient, "ownerId" | "ownerName"> | undefined;
}

/** A form field for a client's owner; searched on the server, because there may be thousands. */
export const OwnerSelect = ({ client, ...field }: OwnerSelectProps) => {
  const text = useText();
  const [search, setSearch] = useState("");
  const found = useApiQuery(
    "GET /cc-api/finance/owner/list",
    { query: search ? { search } : {} },
    { keepPrevious: true },
  );
  const choices = useSelectOptions(found);
  const listed = found.data ?? [];
  const { ownerId = null, ownerName = null } = client ?? {};
  const isMissing = ownerId && ownerName && !search && !listed.some(({ id }) => id === ownerId);
  return (
    <Select
      {...field}
      allowClear
      placeholder={text("client.noOwner")}
      showSearch={{ optionFilterProp: "label", onSearch: setSearch }}
      {...choices}
      options={[
        ...(isMissing ? [{ value: ownerId, label: ownerName }] : []),
        ...listed.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` })),
      ]}
    />
  );
};
