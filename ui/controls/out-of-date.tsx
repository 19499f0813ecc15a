import { HistoryOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useWords } from "./use-words.ts";
import "./out-of-date.css";

interface OutOfDateProps {
  /** Whether the content is stale. */
  when: boolean;
  onRetry: () => void;
}

/** A quiet notice above content whose refetch failed. Keep it mounted: it is a live region. */
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
