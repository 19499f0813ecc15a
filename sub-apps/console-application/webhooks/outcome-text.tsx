import type { AttemptError } from "@console-shell/contract/words/webhooks";
import { Status } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

interface OutcomeTextProps {
  status: number | null;
  error: AttemptError | null;
}

/** The response status, or why there was none. */
export const OutcomeText = ({ status, error }: OutcomeTextProps) => {
  const text = useText();
  if (status === null && !error) return text("delivery.noAttempt");
  return (
    <Status
      status={status !== null && status < 300 ? "success" : "error"}
      text={
        error ? text(`attempt.${error}`) : <code className="webhook-code">{`HTTP ${status}`}</code>
      }
    />
  );
};
