import { useSelectOptions } from "@console-shell/ui";
import { Select, type SelectProps } from "antd";
import { useEffect, useState } from "react";
import { useApiQuery } from "../data/use-api-query.ts";

interface OperatorSelectProps extends Pick<
  SelectProps<string>,
  "id" | "value" | "disabled" | "allowClear" | "placeholder"
> {
  /** The call that lists the first operators who can be selected, or those whom a search finds. */
  from: "GET /cc-api/client-app/owner/list" | "GET /cc-api/finance/owner/list";
  /** Undefined when it's cleared. */
  onChange?: (id: string | undefined) => void;
  /** The operator who is selected at first: maybe not among the first ones, or no longer active. */
  selected?: { id: string; name: string } | undefined;
  /** Operators who aren't offered. */
  except?: ReadonlySet<string>;
}

/** Debounce of typing, in milliseconds. */
const typingPause = 300;

/** A form field for an operator, searched on the server, because there may be thousands. */
export const OperatorSelect = ({
  from,
  onChange,
  selected,
  except,
  ...field
}: OperatorSelectProps) => {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = search ? { search } : {};
  const found = useApiQuery(from, { query }, { keepPrevious: true });
  const choices = useSelectOptions(found);
  const listed = (found.data ?? [])
    .filter(({ id }) => !except?.has(id))
    .map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }));
  // The selected operator keeps a name, also if the list begins without them.
  const [picked, setPicked] = useState(selected && { value: selected.id, label: selected.name });
  const isListed = listed.some(({ value }) => value === picked?.value);
  return (
    <Select<string, { value: string; label: string }>
      {...field}
      // Filtered here too: Enter before the answer must not choose somebody else.
      showSearch={{ optionFilterProp: "label", onSearch: setTyped }}
      {...choices}
      options={[...(picked && !isListed ? [picked] : []), ...listed]}
      onChange={(id: string | undefined, option) => {
        setPicked(Array.isArray(option) ? undefined : option);
        onChange?.(id);
      }}
    />
  );
};
