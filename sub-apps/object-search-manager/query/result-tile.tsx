import { Picture } from "@console-shell/ui";
import type { ObjectResult } from "@console-shell/contract/endpoints/object-search";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import styles from "./query.module.css";
import { Relevance } from "./relevance.tsx";

interface ResultTileProps {
  queryId: string;
  result: ObjectResult;
  mayReview: boolean;
}

/** A result: its picture, its score, and how relevant it was. */
export const ResultTile = ({ queryId, result, mayReview }: ResultTileProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <li className={styles.result}>
      <div className={styles.picture}>
        <Picture
          src={`/cc-api/object-search/query/${queryId}/result/${result.id}/picture`}
          alt={result.fileName}
        />
      </div>
      <div className={styles.body}>
        <strong>{text("query.result", { rank: result.rank, label: result.label })}</strong>
        <span>{text("query.score", { score: format.percent(result.score) })}</span>
        <span className={styles.second} title={result.fileName}>
          {result.fileName} · {result.libraryName}
        </span>
        <Relevance queryId={queryId} result={result} mayReview={mayReview} />
        <span className={styles.second}>
          {result.judgedBy && result.judgedAt
            ? text("query.judgedBy", {
                name: result.judgedBy.name,
                time: format.dateTime(result.judgedAt),
              })
            : text("query.notJudged")}
        </span>
      </div>
    </li>
  );
};
