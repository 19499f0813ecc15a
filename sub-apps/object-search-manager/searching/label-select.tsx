import { hasText } from "@console-shell/contract/words/typed-text";
import { useApiQuery, useFormat } from "@console-shell/sdk";
import { MultiSelect, useSelectOptions } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import styles from "./searching.module.css";

/** Maximum labels per search. */
const maxLabels = 20;

interface LabelSelectProps {
  id: string;
  collectionId: string | undefined;
  value: string[];
  onChange: (labels: string[]) => void;
}

interface Choice {
  value: string;
  label: string;
  /** The count, formatted. */
  count: string;
}

const optionOf = ({ data }: { data: Choice }) => (
  <span className={styles.option}>
    {data.label}
    <span className={styles.count}>{data.count}</span>
  </span>
);

/** Selects the labels to search for; those detected in the collection come first, with their counts. */
export const LabelSelect = ({ id, collectionId, value, onChange }: LabelSelectProps) => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  const labels = useApiQuery(
    "GET /cc-api/object-search/collection/:id/labels",
    { params: { id: collectionId ?? "" } },
    { enabled: collectionId !== undefined, keepPrevious: true },
  );
  const choices = useSelectOptions(labels);
  return (
    <MultiSelect<string[], Choice>
      id={id}
      className={styles.wide}
      maxCount={maxLabels}
      value={value}
      onChange={onChange}
      {...choices}
      placeholder={text("search.labelsPlaceholder")}
      showSearch={{
        filterOption: (input, option) =>
          hasText(`${option?.label ?? ""} ${option?.value ?? ""}`, input),
      }}
      options={labels.data?.map(({ label, count }) => ({
        value: label,
        label: nameOf(label),
        count: format.number(count),
      }))}
      optionRender={optionOf}
    />
  );
};
