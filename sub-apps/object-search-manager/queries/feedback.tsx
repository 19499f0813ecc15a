import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import { useText } from "../messages/index.ts";
import styles from "./queries.module.css";

/** How many of a search's results were rated, and how many are relevant. */
export const Feedback = ({ query }: { query: ObjectQuery }) => {
  const text = useText();
  const { hitCount, judgedCount, relevantCount } = query;
  if (hitCount === 0) return <span className={styles.second}>{text("queries.noResults")}</span>;
  if (judgedCount === 0) return <span className={styles.second}>{text("feedback.waiting")}</span>;
  return (
    <>
      {text("queries.judged", { judged: judgedCount, total: hitCount })}{" "}
      <span className={styles.second}>{text("queries.relevant", { count: relevantCount })}</span>
    </>
  );
};
