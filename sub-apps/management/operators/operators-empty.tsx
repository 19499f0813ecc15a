import { EmptyState } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface OperatorsEmptyProps {
  /** Whether search or filters cause the empty list. */
  filtered: boolean;
  onClear: () => void;
}

/** The empty list of operators. */
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
