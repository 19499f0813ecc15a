import { useApiQuery, usePermission } from "@console-shell/sdk";
import { useChoices } from "@console-shell/ui";
import { Select } from "antd";
import { useText } from "../messages/index.ts";

const maxCatalogues = 200;

interface CatalogueFilterProps {
  value: string | undefined;
  onChange: (catalogueId: string) => void;
}

/** Filters a list by a catalogue, for those who may see catalogues. */
export const CatalogueFilter = ({ value, onChange }: CatalogueFilterProps) => {
  const text = useText();
  const mayRead = usePermission("object-search-manager:catalogue:read");
  const catalogues = useApiQuery(
    "GET /cc-api/object-search/catalogue/list",
    { query: { pageSize: maxCatalogues } },
    { enabled: mayRead },
  );
  const choices = useChoices(catalogues, { hasOthers: true });
  if (!mayRead) return null;
  return (
    <Select
      className="cs-filter"
      aria-label={text("filter.catalogue")}
      value={value ?? ""}
      onChange={onChange}
      {...choices}
      options={[
        { value: "", label: text("filter.allCatalogues") },
        ...(catalogues.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};
