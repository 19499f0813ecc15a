import { Button } from "antd";
import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";

interface LoadFailureProps {
  /** What went wrong, in the user's language. */
  message?: string;
  onRetry: () => void;
}

/** Shown in place of content that failed to load. */
export const LoadFailure = ({ message, onRetry }: LoadFailureProps) => {
  const words = useWords();
  return (
    <Outcome
      status="error"
      heading="p"
      title={words.loadFailed}
      subTitle={message}
      actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    />
  );
};
