import { useApiQuery, usePermission } from "@console-shell/sdk";
import { DayRange, SearchBox, Toolbar, useChoices } from "@console-shell/ui";
import { Select } from "antd";
import { useText } from "../messages/index.ts";
import { feedbackStates, modes } from "../shared/filters.ts";
import styles from "./queries.module.css";

interface Values {
  search?: string;
  mode?: string;
  feedback?: string;
  catalogue?: string;
  from?: string;
  to?: string;
}

interface QueriesToolbarProps {
  values: Values;
  onChange: (change: Values) => void;
}

const maxCatalogues = 200;

/** Search and filters of the history. */
export const QueriesToolbar = ({ values, onChange }: QueriesToolbarProps) => {
  const text = useText();
  const mayReadCatalogues = usePermission("object-search-manager:catalogue:read");
  const catalogues = useApiQuery(
    "GET /cc-api/object-search/catalogue/list",
    { query: { pageSize: maxCatalogues } },
    { enabled: mayReadCatalogues },
  );
  const choices = useChoices(catalogues, { hasOthers: true });
  return (
    <Toolbar>
      <SearchBox
        label={text("filter.search")}
        value={values.search}
        onSearch={(search) => onChange({ search: search })}
      />
      <Select
        className={styles.filter}
        aria-label={text("filter.mode")}
        value={values.mode ?? ""}
        onChange={(mode) => onChange({ mode })}
        options={[
          { value: "", label: text("filter.allModes") },
          ...modes.map((mode) => ({ value: mode, label: text(`mode.${mode}`) })),
        ]}
      />
      <Select
        className={styles.filter}
        aria-label={text("filter.feedback")}
        value={values.feedback ?? ""}
        onChange={(feedback) => onChange({ feedback })}
        options={[
          { value: "", label: text("filter.allFeedback") },
          ...feedbackStates.map((state) => ({ value: state, label: text(`feedback.${state}`) })),
        ]}
      />
      {mayReadCatalogues ? (
        <Select
          className={styles.filter}
          aria-label={text("filter.catalogue")}
          value={values.catalogue ?? ""}
          onChange={(catalogue) => onChange({ catalogue })}
          {...choices}
          options={[
            { value: "", label: text("filter.allCatalogues") },
            ...(catalogues.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <DayRange from={values.from} to={values.to} onChange={onChange} />
    </Toolbar>
  );
};
