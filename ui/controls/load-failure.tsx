import { Button, Result } from "antd";
import { useWords } from "./words.ts";

interface LoadFailureProps {
  /** What went wrong, in the operator's language. */
  message?: string;
  onRetry: () => void;
}

/** Shown in place of content whose read failed. */
export const LoadFailure = ({ message, onRetry }: LoadFailureProps) => {
  const words = useWords();
  return (
    <Result
      status="error"
      title={words.loadFailed}
      subTitle={message}
      extra={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    />
  );
};
