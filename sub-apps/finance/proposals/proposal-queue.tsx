import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import type { Queue } from "@console-shell/contract/calls/finance-evidence";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface ProposalQueueProps {
  queue: Queue;
  /** Whether the shown one is itself among them. */
  isWaiting: boolean;
  onOpen: (id: string) => void;
}

/** Where a proposal is among those that wait for the operator, and the way to the others. */
export const ProposalQueue = ({ queue, isWaiting, onOpen }: ProposalQueueProps) => {
  const text = useText();
  const { position, total, previousId, nextId } = queue;
  if (total === 0 || (isWaiting && total === 1)) return null;
  return (
    <nav className="finance-queue" aria-label={text("queue.label")}>
      <Button
        icon={<LeftOutlined aria-hidden />}
        aria-label={text("queue.previous")}
        aria-keyshortcuts="K"
        title={text("queue.previousKey")}
        disabled={previousId === null}
        onClick={() => previousId && onOpen(previousId)}
      />
      <span className="finance-amount">
        {isWaiting ? text("queue.position", { position, total }) : text("queue.left", { total })}
      </span>
      <Button
        icon={<RightOutlined aria-hidden />}
        aria-label={text("queue.next")}
        aria-keyshortcuts="J"
        title={text("queue.nextKey")}
        disabled={nextId === null}
        onClick={() => nextId && onOpen(nextId)}
      />
    </nav>
  );
};
