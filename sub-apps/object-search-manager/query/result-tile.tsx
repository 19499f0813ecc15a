import type { ObjectQuery, ObjectResult } from "@console-shell/contract/calls/object-search";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { useLabelName } from "../shared/use-label-name.ts";
import { BoxedPicture } from "./boxed-picture.tsx";
import styles from "./query.module.css";
import { Relevance } from "./relevance.tsx";

interface ResultTileProps {
  query: ObjectQuery;
  result: ObjectResult;
  mayReview: boolean;
}

/** A result: its picture, score and relevance. */
export const ResultTile = ({ query, result, mayReview }: ResultTileProps) => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  const maySearch = usePermission("object-search-manager:query:create");
  const mayTake = usePermission("image-library-management:image:read");
  const name = result.label === "" ? text("query.whole") : nameOf(result.label);
  return (
    <li className={styles.result}>
      <div className={styles.image}>
        <BoxedPicture
          src={`/cc-api/object-search/query/${query.id}/result/${result.id}/picture`}
          alt={result.fileName}
          region={result.region}
        />
      </div>
      <div className={styles.body}>
        <strong>{text("query.result", { rank: result.rank, label: name })}</strong>
        <span>
          {text(query.mode === "label" ? "query.score" : "query.similarity", {
            score: format.percent(result.score),
          })}
        </span>
        {result.similarity === null ? null : (
          <span className={styles.second}>
            {text("query.likeRelevant", { score: format.percent(Math.max(0, result.similarity)) })}
          </span>
        )}
        <span className={styles.file} title={`${result.fileName} · ${result.libraryName}`}>
          {result.fileName} · {result.libraryName}
        </span>
        <div className={styles.foot}>
          <Relevance queryId={query.id} result={result} mayReview={mayReview} />
          {maySearch && mayTake && result.imageId !== null && query.collection.id !== null ? (
            <Link
              className={styles.more}
              to={`/new?collection=${query.collection.id}&imageId=${result.imageId}`}
              aria-label={text("query.moreLikeNamed", { rank: result.rank })}
            >
              {text("query.moreLike")}
            </Link>
          ) : null}
        </div>
        {result.judgedBy && result.judgedAt ? (
          <span className={styles.file} title={format.dateTime(result.judgedAt)}>
            {text("query.judgedBy", {
              name: result.judgedBy.name,
              time: format.date(result.judgedAt),
            })}
          </span>
        ) : null}
      </div>
    </li>
  );
};
