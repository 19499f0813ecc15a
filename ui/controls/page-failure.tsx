import { Button } from "antd";
import type { ReactNode } from "react";
import { FailureDetails } from "./failure-details.tsx";
import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";

interface PageFailureProps {
  onRetry: () => void;
  /** A link away from here. */
  home: ReactNode;
  /** Identifies the failure in the server's log. */
  traceId?: string | undefined;
  /** Technical names and values, in English, once they are known. */
  facts?: Record<string, string> | undefined;
}

/** Shown in place of a whole page whose code failed. */
export const PageFailure = ({ onRetry, home, traceId, facts }: PageFailureProps) => {
  const words = useWords();
  return (
    <Outcome
      status="500"
      title={words.pageFailed}
      subTitle={traceId ? words.trace.replace("{traceId}", traceId) : words.pageFailedDetail}
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          {home}
        </>
      }
    >
      {facts ? <FailureDetails facts={facts} /> : null}
    </Outcome>
  );
};
