import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

interface ChangeProps {
  ratio: number;
  /** Whether more of it is bad. Not for counts: they also rise and fall with the traffic. */
  isBad: boolean;
  /** The name of what it's compared with. */
  period: string;
}

/** Smaller changes aren't coloured. */
const notable = 0.05;

const toneOf = (ratio: number, isBad: boolean) => {
  if (!isBad || Math.abs(ratio) < notable) return "same";
  return ratio > 0 ? "worse" : "better";
};

/** A figure's change from the compared one. */
export const Change = ({ ratio, isBad, period }: ChangeProps) => {
  const text = useText();
  const format = useFormat();
  const Arrow = ratio > 0 ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <span className={`console-change console-change-${toneOf(ratio, isBad)}`}>
      {Math.abs(ratio) < 0.005 ? null : <Arrow aria-hidden />} {format.change(ratio)}
      {/* Everybody else sees it nearby. */}
      <span className="cs-unseen">{text("change.against", { period })}</span>
    </span>
  );
};
