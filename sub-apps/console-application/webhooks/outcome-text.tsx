import type { AttemptError } from "@console-shell/contract/words/webhooks";
import { useText } from "../messages/index.ts";

interface OutcomeTextProps {
  status: number | null;
  error: AttemptError | null;
}

/** The response status, or why there was none. */
export const OutcomeText = ({ status, error }: OutcomeTextProps) => {
  const text = useText();
  if (status !== null) return <code className="webhook-code">{`HTTP ${status}`}</code>;
  return error ? text(`attempt.${error}`) : text("delivery.noAttempt");
};
