import type { Permission } from "@console-shell/contract";
import { useApiQuery, usePermission } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import type { Collections } from "./collections.ts";
import { useText } from "./messages/index.ts";

const maxCollections = 200;

interface CollectionFilterProps extends Pick<Collections, "calls"> {
  read: Permission;
  value: string | undefined;
  onChange: (collectionId: string) => void;
}

/** Filters a list by a collection, for those who may see collections. */
export const CollectionFilter = ({ calls, read, value, onChange }: CollectionFilterProps) => {
  const text = useText();
  const mayRead = usePermission(read);
  const collections = useApiQuery(
    `GET ${calls}/list`,
    { query: { pageSize: maxCollections } },
    { enabled: mayRead },
  );
  const choices = useSelectOptions(collections, { hasOthers: true });
  if (!mayRead) return null;
  return (
    <Select
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
