import type { PersonOperation } from "@console-shell/contract/calls/people";
import { useFormat, usePermission, useWriteButton } from "@console-shell/sdk";
import { Panel } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./people.module.css";

interface PersonHistoryProps {
  /** Newest first. */
  operations: readonly PersonOperation[];
  isUndoing: boolean;
  onUndo: (operationId: string) => void;
}

/** Merges and splits; those still in effect can be undone. */
export const PersonHistory = ({ operations, isUndoing, onUndo }: PersonHistoryProps) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = usePermission("face-search:person:update");
  const writeButton = useWriteButton();
  const saying = ({ kind, isOther, other, faceCount }: PersonOperation) =>
    text(isOther ? "operation.splitOff" : `operation.${kind}`, {
      name: other.name || text("operation.gone"),
      count: faceCount,
    });
  return (
    <Panel title={text("operation.title")}>
      <ol className={styles.history}>
        {operations.map((operation) => (
          <li key={operation.id}>
            <div>
              {saying(operation)}
              <div className={styles.second}>
                {text("review.by", {
                  name: operation.by.name,
                  time: format.dateTime(operation.at),
                })}
              </div>
              {operation.undone ? (
                <div className={styles.second}>
                  {text("operation.undone", {
                    name: operation.undone.by.name,
                    time: format.dateTime(operation.undone.at),
                  })}
                </div>
              ) : null}
            </div>
            {mayUpdate && !operation.undone ? (
              <Button
                size="small"
                aria-label={`${text("operation.undo")}: ${saying(operation)}`}
                {...writeButton(false, isUndoing)}
                onClick={() => onUndo(operation.id)}
              >
                {text("operation.undo")}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
};
