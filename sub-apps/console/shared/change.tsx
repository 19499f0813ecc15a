import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

interface ChangeProps {
  current: number | null;
  previous: number | null;
  /** The direction that is bad; `none` if neither is. */
  worse: "up" | "none";
}

/** Smaller changes aren't coloured. */
const notable = 0.05;

const toneOf = (ratio: number, worse: ChangeProps["worse"]) => {
  if (worse === "none" || Math.abs(ratio) < notable) return "same";
  return ratio > 0 ? "worse" : "better";
};

/** A figure's change from the previous period. */
export const Change = ({ current, previous, worse }: ChangeProps) => {
  const text = useText();
  const format = useFormat();
  if (current === null || previous === null || previous === 0)
    return <span className="console-change">{text("change.unknown")}</span>;
  const ratio = current / previous - 1;
  const Arrow = ratio > 0 ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <span className={`console-change console-change-${toneOf(ratio, worse)}`}>
      {Math.abs(ratio) < 0.005 ? null : <Arrow aria-hidden />}{" "}
      {text("change.against", {
        change: `${ratio > 0 ? "+" : ""}${format.percent(ratio)}`,
      })}
    </span>
  );
};
