import { OutOfDate as Line } from "@console-shell/ui";
import { useOutOfDate } from "./use-out-of-date.ts";

/** Shows a quiet notice when a refetch fails; the stale data stays on the page. */
export const OutOfDate = () => {
  const { isOutOfDate, readAgain } = useOutOfDate();
  return <Line when={isOutOfDate} onRetry={readAgain} />;
};
