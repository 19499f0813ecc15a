import { PressedSelect, useOptionSearch, useSelectOptions, useWords } from "@console-shell/ui";
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
  /** The name of the filter that it is above a list, e.g. "Owner"; by default it's a form field. */
  filter?: string;
  /** Operators who aren't offered. */
  except?: ReadonlySet<string>;
}

/** Debounce of typing, in milliseconds. */
const typingPause = 300;

const SearchedSelect = ({
  from,
  onChange,
  selected,
  filter,
  except,
  ...field
}: OperatorSelectProps) => {
  const words = useWords();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = search ? { search } : {};
  const found = useApiQuery(from, { query }, { keepPrevious: true });
  const choices = useSelectOptions(found, { hasOthers: filter !== undefined });
  const optionOf = ({ id, name, account }: { id: string; name: string; account: string }) => ({
    value: id,
    label: `${name} (${account})`,
  });
  const listed = (found.data ?? []).filter(({ id }) => !except?.has(id)).map(optionOf);
  // The selected operator keeps a name, also if the list begins without them.
  const [picked, setPicked] = useState(selected && { value: selected.id, label: selected.name });
  const { value } = field;
  const named = [...listed, ...(picked ? [picked] : [])].find((one) => one.value === value);
  // A filter's may come from the address.
  const missing = useApiQuery(
    from,
    { query: { ...(value && { id: value }) } },
    { enabled: Boolean(filter && value && !named && !found.isLoading) },
  );
  const asked = missing.data?.find(({ id }) => id === value);
  // Never an id, while it's looked up.
  const unknown = filter !== undefined && value ? { value, label: "…" } : undefined;
  const shown = named ?? (asked ? optionOf(asked) : unknown);
  const isListed = listed.some((one) => one.value === shown?.value);
  const all = filter !== undefined && [{ value: "", label: words.all.replace("{what}", filter) }];
  return (
    <Select<string, { value: string; label: string }>
      {...field}
      // Filtered here too: Enter before the answer must not choose somebody else.
      showSearch={{ ...useOptionSearch(), onSearch: setTyped }}
      {...choices}
      {...(filter !== undefined && {
        className: "cs-filter",
        popupMatchSelectWidth: false,
        "aria-label": filter,
        value: value ?? "",
      })}
      options={[...(all || []), ...(shown && !isListed ? [shown] : []), ...listed]}
      onChange={(id: string | undefined, option) => {
        setPicked(Array.isArray(option) ? undefined : option);
        onChange?.(id || undefined);
      }}
    />
  );
};

/** A form field or a filter for an operator, searched on the server, because there may be thousands. */
export const OperatorSelect = (props: OperatorSelectProps) => {
  const words = useWords();
  const { filter, value } = props;
  if (filter === undefined) return <SearchedSelect {...props} />;
  return (
    <PressedSelect
      label={filter}
      className="cs-filter"
      shows={value ? undefined : words.all.replace("{what}", filter)}
    >
      {(pressed) => <SearchedSelect {...props} {...pressed} />}
    </PressedSelect>
  );
};
