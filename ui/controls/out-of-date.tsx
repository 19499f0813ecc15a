import { HistoryOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useWords } from "./use-words.ts";
import "./out-of-date.css";

interface OutOfDateProps {
  /** Whether it is so. */
  when: boolean;
  onRetry: () => void;
}

/** A quiet line above content that could not be read again. Leave it in place: what comes later is told. */
export const OutOfDate = ({ when, onRetry }: OutOfDateProps) => {
  const words = useWords();
  return (
    <output className="cs-out-of-date">
      {when ? (
        <span>
          <HistoryOutlined aria-hidden /> {words.outOfDate}
          <Button type="link" size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </span>
      ) : null}
    </output>
  );
};
