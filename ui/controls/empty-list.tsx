import { PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { steady } from "../live/steady.tsx";
import { EmptyState } from "./empty-state.tsx";
import { useWords } from "./use-words.ts";

/** The action that adds a record to a list. */
export interface Create {
  title: string;
  run: () => void;
}

/** The button that adds a record to a list. */
export const CreateButton = /*#__PURE__*/ steady<Create>(({ title, run }) => (
  <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={run}>
    {title}
  </Button>
));

export interface EmptyListProps {
  /** Shown if there are no records at all. */
  none: string;
  /** Shown if search or filters match none; `none` by default. */
  noneFound?: string;
  create?: Create | undefined;
}

/** Shown in place of an empty list: offers to create the first record, or to clear search and filters. */
export const EmptyList = ({
  none,
  noneFound = none,
  create,
  onClear,
}: EmptyListProps & {
  /** Clears search and filters, if there are any. */
  onClear: (() => void) | undefined;
}) => {
  const words = useWords();
  if (onClear)
    return (
      <EmptyState
        art="search"
        description={noneFound}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      />
    );
  return (
    <EmptyState description={none} action={create ? <CreateButton {...create} /> : undefined} />
  );
};
