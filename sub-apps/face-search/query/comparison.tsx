import type { FaceCandidate } from "@console-shell/contract/calls/face-search";
import { EmptyState, Picture, useImageSource } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { useSimilarityText } from "../shared/presets.ts";
import styles from "./query.module.css";
import type { Box } from "@console-shell/contract/calls/query-image";
import { useState } from "react";
import { boxStyle } from "../shared/box-style.ts";

interface BoxedPictureProps {
  src: string;
  alt: string;
  /** Where the face is; null shows only the picture. */
  box: Box | null;
}

/** A picture with a box around the found face. */
const BoxedPicture = ({ src, alt, box }: BoxedPictureProps) => {
  const source = useImageSource();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed || !box) return <Picture src={src} alt={alt} fit="contain" />;
  return (
    <div className={styles.centre}>
      <div className={styles.boxed}>
        <img {...source(src)} alt={alt} onError={() => setFailed(true)} />
        <span className={styles.box} aria-hidden="true" style={boxStyle(box)} />
      </div>
    </div>
  );
};

interface ComparisonProps {
  queryId: string;
  candidates: readonly FaceCandidate[];
  chosen: FaceCandidate | undefined;
  onChoose: (candidate: FaceCandidate) => void;
}

const pictureOf = (queryId: string, candidate: FaceCandidate) =>
  `/cc-api/face-search/query/${queryId}/candidate/${candidate.id}/picture`;

/** The query image next to a candidate, and a list of all candidates if there are several. */
export const Comparison = ({ queryId, candidates, chosen, onChoose }: ComparisonProps) => {
  const text = useText();
  const similarityText = useSimilarityText();
  return (
    <>
      <div className={styles.pair}>
        <figure className={styles.side}>
          <div className={styles.large}>
            <Picture
              src={`/cc-api/face-search/query/${queryId}/image`}
              alt={text("query.image")}
              fit="contain"
            />
          </div>
          <figcaption>
            <strong>{text("query.image")}</strong>
          </figcaption>
        </figure>
        <figure className={styles.side}>
          {chosen ? (
            <>
              <div className={styles.large}>
                <BoxedPicture
                  key={chosen.id}
                  src={pictureOf(queryId, chosen)}
                  alt={chosen.fileName}
                  box={chosen.box}
                />
              </div>
              <figcaption>
                <strong>{text("query.candidate", { rank: chosen.rank })}</strong>
                <div className={styles.second}>
                  {text("query.from", { file: chosen.fileName, library: chosen.libraryName })}
                </div>
              </figcaption>
            </>
          ) : (
            <EmptyState art="search" description={text("query.noCandidates")} />
          )}
        </figure>
      </div>
      {candidates.length > 1 ? (
        <ul className={styles.candidates} aria-label={text("query.candidates")}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <button
                type="button"
                className={styles.candidate}
                aria-pressed={candidate === chosen}
                aria-label={text("query.choose", {
                  rank: candidate.rank,
                  similarity: similarityText(candidate.similarity),
                })}
                onClick={() => onChoose(candidate)}
              >
                <span className={styles.small}>
                  <Picture src={pictureOf(queryId, candidate)} alt="" />
                </span>
                <span className={styles.score}>{similarityText(candidate.similarity)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
