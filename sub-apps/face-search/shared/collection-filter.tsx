import { useApiQuery, usePermission } from "@console-shell/sdk";
import { useSelectOptions } from "@console-shell/ui";
import { Select } from "antd";
import { useText } from "../messages/index.ts";

const maxCollections = 200;

interface CollectionFilterProps {
  value: string | undefined;
  onChange: (collectionId: string) => void;
}

/** Filters a list by a collection, for those who may see collections. */
export const CollectionFilter = ({ value, onChange }: CollectionFilterProps) => {
  const text = useText();
  const mayRead = usePermission("face-search:collection:read");
  const collections = useApiQuery(
    "GET /cc-api/face-search/collection/list",
    { query: { pageSize: maxCollections } },
    { enabled: mayRead },
  );
  const choices = useSelectOptions(collections, { hasOthers: true });
  if (!mayRead) return null;
  return (
    <Select
      className="cs-filter"
      aria-label={text("filter.collection")}
      value={value ?? ""}
      onChange={onChange}
      {...choices}
      options={[
        { value: "", label: text("filter.allCollections") },
        ...(collections.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};
