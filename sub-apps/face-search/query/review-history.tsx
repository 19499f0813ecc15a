import type { FaceCandidate, FaceReview } from "@console-shell/contract/calls/face-search";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { DecisionState } from "../shared/decision-state.tsx";
import styles from "./query.module.css";

interface ReviewHistoryProps {
  /** Newest first. */
  reviews: readonly FaceReview[];
  candidates: readonly FaceCandidate[];
}

/** All decisions on a search; the first is the current one. */
export const ReviewHistory = ({ reviews, candidates }: ReviewHistoryProps) => {
  const text = useText();
  const format = useFormat();
  const rankOf = (id: string | null) => candidates.find((candidate) => candidate.id === id)?.rank;
  return (
    <>
      <h3 className={styles.historyTitle}>{text("review.history")}</h3>
      <ol className={styles.history}>
        {reviews.map((review) => {
          const rank = rankOf(review.candidateId);
          return (
            <li key={review.id}>
              <DecisionState decision={review.decision} />{" "}
              {rank === undefined ? null : text("review.candidate", { rank })}
              {review.note ? <p>{review.note}</p> : null}
              <div className={styles.second}>
                {text("review.by", {
                  name: review.decidedBy.name,
                  time: format.dateTime(review.decidedAt),
                })}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
};
