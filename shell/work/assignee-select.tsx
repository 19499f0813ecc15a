import { useOptionSearch } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import type { WorkSource } from "./work-item.ts";

interface AssigneeSelectProps {
  source: WorkSource;
  /** Undefined while several items are selected. */
  value: { id: string; name: string } | null | undefined;
  disabled: boolean;
  onAssign: (operatorId: string | null) => void;
}

/** Chooses who acts on items of a kind, from the operators who may. */
export const AssigneeSelect = ({ source, value, disabled, onAssign }: AssigneeSelectProps) => {
  const text = useText();
  const { request } = useConsole();
  const { id: own } = useAccount();
  const [wanted, setWanted] = useState(false);
  const { subApp, kind } = source;
  const { data, isFetching } = useQuery({
    queryKey: ["GET /cc-api/work/assignee/list", subApp, kind],
    queryFn: ({ signal }) =>
      request("GET /cc-api/work/assignee/list", { query: { subApp, kind } }, { signal }),
    enabled: wanted,
    staleTime: 60_000,
  });
  const known = data?.items ?? (value ? [value] : []);
  const nobody = { value: "", label: text("work.noOwner") };
  return (
    <Select
      aria-label={text("work.assign")}
      placeholder={text("work.assign")}
      value={value === undefined ? undefined : (value?.id ?? "")}
      disabled={disabled}
      loading={isFetching}
      popupMatchSelectWidth={false}
      showSearch={{ ...useOptionSearch() }}
      onOpenChange={(open) => open && setWanted(true)}
      options={[
        nobody,
        ...known.map(({ id, name }) => ({
          value: id,
          label: id === own ? `${name} (${text("work.me")})` : name,
        })),
      ]}
      onChange={(id) => onAssign(id || null)}
    />
  );
};
