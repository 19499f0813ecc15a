import type { Permission } from "@console-shell/contract";
import { useApiQuery, usePermission } from "@console-shell/sdk";
import { PressedSelect, useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import type { Collections } from "./collections.ts";
import { useText } from "./messages/index.ts";

const maxCollections = 200;

interface CollectionFilterProps extends Pick<Collections, "calls"> {
  read: Permission;
  value: string | undefined;
  onChange: (collectionId: string) => void;
}

/* The collections are read once it's pressed, or to name the one in the address. */
const Choices = ({ calls, value, onChange, ...pressed }: Omit<CollectionFilterProps, "read">) => {
  const text = useText();
  const collections = useApiQuery(`GET ${calls}/list`, { query: { pageSize: maxCollections } });
  const choices = useSelectOptions(collections, { hasOthers: true });
  return (
    <Select
      {...pressed}
      className="cs-filter"
      aria-label={text("word.collection")}
      value={value ?? ""}
      onChange={onChange}
      {...choices}
      options={[
        { value: "", label: text("collections.all") },
        ...(collections.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};

/** Filters a list by a collection, for those who may see collections. */
export const CollectionFilter = ({ read, ...filter }: CollectionFilterProps) => {
  const text = useText();
  if (!usePermission(read)) return null;
  return (
    <PressedSelect
      label={text("word.collection")}
      className="cs-filter"
      shows={filter.value ? undefined : text("collections.all")}
    >
      {(pressed) => <Choices {...filter} {...pressed} />}
    </PressedSelect>
  );
};
