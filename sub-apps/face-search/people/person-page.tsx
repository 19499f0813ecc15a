import { ArrowLeftOutlined } from "@ant-design/icons";
import {
  TextInPlace,
  ReadFailure,
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePageTitle,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { Detail, Facts, Page, Panel } from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonFaces } from "./person-faces.tsx";
import { PersonHistory } from "./person-history.tsx";
import { SimilarFaces } from "./similar-faces.tsx";

/** A person: faces, similar faces, facts, and the history of merges and splits. */
export const PersonPage = () => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const mayUpdate = usePermission("face-search:person:update");
  const maySearch = usePermission("face-search:query:create");
  const writeButton = useWriteButton();
  const [justDone, setJustDone] = useState<"merged" | "split">();
  const person = useApiQuery("GET /cc-api/face-search/person/:id", { params: { id } });
  const rename = useApiMutation("PATCH /cc-api/face-search/person/:id");
  const undo = useApiMutation("POST /cc-api/face-search/person/:id/operation/:operationId/undo");
  usePageTitle(person.data?.name ?? text("people.title"));

  if (person.error) return <ReadFailure error={person.error} onRetry={person.refetch} />;
  if (!person.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { name, collection, faceCount, createdBy, createdAt, updatedAt, operations } = person.data;
  const [newest] = operations;
  const takeBack = async (operationId: string) => {
    try {
      const restored = await undo.mutateAsync({ params: { id, operationId } });
      setJustDone(undefined);
      notify({ kind: "success", title: text("operation.restored") });
      if (restored.id !== id) void navigate(`/people/${restored.id}`, { replace: true });
    } catch {
      // The console has shown why: the faces have changed since.
    }
  };
  return (
    <Page
      record
      title={name}
      back={
        <Link to="/people">
          <ArrowLeftOutlined aria-hidden="true" /> {text("people.title")}
        </Link>
      }
      actions={<PersonActions person={person.data} onMerged={() => setJustDone("merged")} />}
    >
      {justDone && newest && newest.kind === justDone && !newest.undone ? (
        <output>
          <Alert
            type="success"
            showIcon
            title={text(`operation.${newest.kind}`, {
              name: newest.other.name,
              count: newest.faceCount,
            })}
            action={
              <Button
                size="small"
                {...writeButton(undo.isPending)}
                onClick={() => void takeBack(newest.id)}
              >
                {text("operation.undo")}
              </Button>
            }
          />
        </output>
      ) : null}
      <Detail
        rail={
          <>
            <Panel title={text("query.facts")}>
              <Facts
                items={[
                  {
                    label: text("people.name"),
                    value: (
                      <TextInPlace
                        label={text("people.name")}
                        name="name"
                        value={name}
                        maxLength={80}
                        required={text("person.nameRequired")}
                        save={(name) => rename.mutateAsync({ params: { id }, body: { name } })}
                        mayEdit={mayUpdate}
                      />
                    ),
                  },
                  { label: text("people.faces"), value: format.number(faceCount) },
                  {
                    label: text("word.collection"),
                    value: <Link to={`/collections/${collection.id}`}>{collection.name}</Link>,
                  },
                  { label: text("person.createdBy"), value: createdBy.name },
                  { label: text("word.createdAt"), value: format.dateTime(createdAt) },
                  ...(updatedAt === createdAt
                    ? []
                    : [{ label: text("word.changedAt"), value: format.dateTime(updatedAt) }]),
                ]}
              />
            </Panel>
            {operations.length > 0 ? (
              <PersonHistory
                operations={operations}
                isUndoing={undo.isPending}
                onUndo={(operationId) => void takeBack(operationId)}
              />
            ) : null}
          </>
        }
      >
        <PersonFaces key={id} person={person.data} onSplit={() => setJustDone("split")} />
        {maySearch ? <SimilarFaces person={person.data} /> : null}
      </Detail>
    </Page>
  );
};
