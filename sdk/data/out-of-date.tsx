import { OutOfDate as Line } from "@console-shell/ui";
import { useOutOfDate } from "./use-out-of-date.ts";

/** Says quietly that what is shown could not be read again; it stays all the same. */
export const OutOfDate = () => {
  const { isOutOfDate, readAgain } = useOutOfDate();
  return <Line when={isOutOfDate} onRetry={readAgain} />;
};
