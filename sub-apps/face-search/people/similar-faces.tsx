import type { Person } from "@console-shell/contract/calls/people";
import { useApiMutation, useApiQuery, usePermission, useWriteButton } from "@console-shell/sdk";
import { LoadFailure, Panel, Picture } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { useSimilarityText } from "../shared/presets.ts";
import styles from "./people.module.css";

/** Unassigned faces that may be the same person; each can be added. */
export const SimilarFaces = ({ person }: { person: Person }) => {
  const text = useText();
  const similarityText = useSimilarityText();
  const mayUpdate = usePermission("face-search:person:update");
  const writeButton = useWriteButton();
  const params = { id: person.id };
  const similar = useApiQuery("GET /cc-api/face-search/person/:id/similar", { params });
  const add = useApiMutation("POST /cc-api/face-search/person/:id/face/add");
  return (
    <Panel title={text("similar.title")}>
      {similar.error ? (
        <LoadFailure message={similar.error.message} onRetry={similar.refetch} />
      ) : !similar.data ? (
        <Skeleton active />
      ) : similar.data.length === 0 ? (
        <p className={styles.none}>{text("similar.none")}</p>
      ) : (
        <ul className={styles.grid} aria-label={text("similar.title")}>
          {similar.data.map((face) => (
            <li key={face.faceId} className={styles.tile}>
              <span className={styles.face}>
                <Picture
                  src={`/cc-api/face-search/person/${person.id}/similar/${face.faceId}/picture`}
                  alt={face.fileName}
                />
              </span>
              <span className={styles.caption} title={`${face.fileName}, ${face.libraryName}`}>
                {similarityText(face.similarity)}
              </span>
              {mayUpdate ? (
                <Button
                  size="small"
                  aria-label={text("similar.addOne", { name: face.fileName })}
                  {...writeButton(false, add.isPending)}
                  onClick={() => add.mutate({ params, body: { faceIds: [face.faceId] } })}
                >
                  {text("word.add")}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
