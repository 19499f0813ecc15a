import { useApiQuery, usePermission } from "@console-shell/sdk";
import { DayRange, SearchBox, Toolbar, useChoices } from "@console-shell/ui";
import { Select } from "antd";
import { useText } from "../messages/index.ts";
import { decisions } from "../shared/decision-tag.tsx";
import styles from "./queries.module.css";

interface Values {
  search?: string;
  decision?: string;
  collection?: string;
  from?: string;
  to?: string;
}

interface QueriesToolbarProps {
  values: Values;
  onChange: (change: Values) => void;
}

const maxCollections = 200;

/** Search and filters of the history. */
export const QueriesToolbar = ({ values, onChange }: QueriesToolbarProps) => {
  const text = useText();
  const mayReadCollections = usePermission("face-search:collection:read");
  const collections = useApiQuery(
    "GET /cc-api/face-search/collection/list",
    { query: { pageSize: maxCollections } },
    { enabled: mayReadCollections },
  );
  const choices = useChoices(collections, { hasOthers: true });
  return (
    <Toolbar>
      <SearchBox
        label={text("filter.search")}
        value={values.search}
        onSearch={(search) => onChange({ search: search })}
      />
      <Select
        className={styles.filter}
        aria-label={text("filter.decision")}
        value={values.decision ?? ""}
        onChange={(decision) => onChange({ decision })}
        options={[
          { value: "", label: text("filter.allDecisions") },
          ...(["waiting", ...decisions] as const).map((decision) => ({
            value: decision,
            label: text(`decision.${decision}`),
          })),
        ]}
      />
      {mayReadCollections ? (
        <Select
          className={styles.filter}
          aria-label={text("filter.collection")}
          value={values.collection ?? ""}
          onChange={(collection) => onChange({ collection })}
          {...choices}
          options={[
            { value: "", label: text("filter.allCollections") },
            ...(collections.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <DayRange from={values.from} to={values.to} onChange={onChange} />
    </Toolbar>
  );
};
