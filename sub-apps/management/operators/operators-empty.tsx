import { EmptyState } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface OperatorsEmptyProps {
  /** Whether search or filters are what leaves nothing. */
  filtered: boolean;
  onClear: () => void;
}

/** The list of operators without any. */
export const OperatorsEmpty = ({ filtered, onClear }: OperatorsEmptyProps) => {
  const text = useText();
  if (!filtered) return <EmptyState description={text("operators.none")} />;
  return (
    <EmptyState
      description={text("operators.noneFound")}
      action={<Button onClick={onClear}>{text("operators.clear")}</Button>}
    />
  );
};
