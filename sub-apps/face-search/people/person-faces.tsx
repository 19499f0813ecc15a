import type { Person } from "@console-shell/contract/calls/people";
import {
  useApiMutation,
  useApiQuery,
  useListState,
  useNotify,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { EmptyState, LoadFailure, Panel, Picture } from "@console-shell/ui";
import { Button, Checkbox, Pagination, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { NameDialog } from "./name-dialog.tsx";
import styles from "./people.module.css";

export const facesPerPage = 24;

interface PersonFacesProps {
  person: Person;
  onSplit: () => void;
}

/** A person's faces; selected ones can be split off into another person, or removed. */
export const PersonFaces = ({ person, onSplit }: PersonFacesProps) => {
  const text = useText();
  const notify = useNotify();
  const mayUpdate = usePermission("face-search:person:update");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSplitting, setSplitting] = useState(false);
  const writeButton = useWriteButton();
  const list = useListState([], { pageSize: facesPerPage });
  const { page, pageSize } = list.values;
  const params = { id: person.id };
  const faces = useApiQuery(
    "GET /cc-api/face-search/person/:id/face/list",
    { params, query: { page, pageSize } },
    { keepPrevious: true },
  );
  // After the last page has been emptied, go to the previous one.
  const lastPage = Math.max(1, Math.ceil((faces.data?.total ?? 0) / pageSize));
  const isBeyond = faces.data?.items.length === 0 && page > lastPage;
  const { set } = list;
  useEffect(() => {
    if (isBeyond) set({ page: lastPage });
  }, [isBeyond, lastPage, set]);
  const split = useApiMutation("POST /cc-api/face-search/person/:id/split");
  const remove = useApiMutation("POST /cc-api/face-search/person/:id/face/remove");

  const takeOut = async () => {
    try {
      await remove.mutateAsync({ params, body: { faceIds: [...chosen] } });
      notify({ kind: "success", title: text("person.removed", { count: chosen.length }) });
      setChosen([]);
    } catch {
      // The console has shown the error; keep the selection.
    }
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));

  return (
    <Panel
      title={text("person.faces")}
      extra={
        mayUpdate && chosen.length > 0 ? (
          <span className={styles.actions}>
            <Button
              size="small"
              {...writeButton(false, chosen.length >= person.faceCount)}
              onClick={() => setSplitting(true)}
            >
              {text("split.open", { count: chosen.length })}
            </Button>
            <Button size="small" {...writeButton(remove.isPending)} onClick={() => void takeOut()}>
              {text("person.remove", { count: chosen.length })}
            </Button>
          </span>
        ) : null
      }
    >
      {faces.error ? (
        <LoadFailure message={faces.error.message} onRetry={faces.refetch} />
      ) : !faces.data ? (
        <Skeleton active />
      ) : faces.data.total === 0 ? (
        <EmptyState art="picture" description={text("person.noFaces")} />
      ) : (
        <ul className={styles.grid} aria-label={text("person.faces")}>
          {faces.data.items.map((face) => (
            <li key={face.id} className={styles.tile}>
              <span className={styles.face}>
                <Picture
                  src={`/cc-api/face-search/person/${person.id}/face/${face.id}/picture`}
                  // Its name is shown below.
                  alt=""
                />
              </span>
              {mayUpdate ? (
                <Checkbox
                  className={styles.choice}
                  checked={chosen.includes(face.id)}
                  onChange={({ target }) => choose(face.id, target.checked)}
                  aria-label={text("person.choose", { name: face.fileName })}
                />
              ) : null}
              <span className={styles.caption} title={`${face.fileName}, ${face.libraryName}`}>
                {face.fileName}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        size="small"
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={faces.data?.total ?? 0}
        onChange={(page) => list.set({ page })}
      />
      {isSplitting ? (
        <NameDialog
          title={text("split.title", { count: chosen.length })}
          okText={text("split.do")}
          onClose={() => setSplitting(false)}
          onSave={async (name) => {
            await split.mutateAsync({ params, body: { name, faceIds: [...chosen] } });
            setChosen([]);
            onSplit();
          }}
        />
      ) : null}
    </Panel>
  );
};
