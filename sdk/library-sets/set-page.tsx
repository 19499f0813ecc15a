import { ArrowLeftOutlined, DeleteOutlined, EditOutlined } from "@ant-design/icons";
import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import {
  ReadFailure,
  RecordForm,
  refusedFor,
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, Facts, Page, Panel, ScrollTable } from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { LibrarySet, LibrarySets } from "./library-sets.ts";
import { useText } from "./messages/index.ts";
import { SetForm } from "./set-form.tsx";
import { Tags } from "./tags.tsx";

interface SetProps {
  sets: LibrarySets;
  set: LibrarySet;
}

const DeleteSet = ({ sets, set, onClose }: SetProps & { onClose: () => void }) => {
  const { noun, calls } = sets;
  const { id, name } = set;
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useApiMutation(`DELETE ${calls}/:id`, { invalidates: [`GET ${calls}/list`] });
  const save = async () => {
    await remove.mutateAsync({ params: { id } });
    notify({ kind: "success", title: text(`sets.${noun}.deleted`, { name }) });
    void navigate(`/${noun}s`, { replace: true });
  };
  return (
    <RecordForm
      danger
      title={text("sets.deleteTitle", { name })}
      submit={text("sets.delete")}
      save={save}
      onClose={onClose}
    >
      <p>{text("sets.deleteDetail")}</p>
      {refusedFor(remove.error, "has_people") ? (
        <Alert type="error" showIcon role="alert" title={text("sets.hasPeople")} />
      ) : null}
    </RecordForm>
  );
};

const SetActions = (props: SetProps) => {
  const text = useText();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setDialog("edit")}>
        {text("sets.edit")}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={() => setDialog("delete")}
      >
        {text("sets.delete")}
      </Button>
      {dialog === "edit" ? <SetForm {...props} onClose={close} /> : null}
      {dialog === "delete" ? <DeleteSet {...props} onClose={close} /> : null}
    </>
  );
};

interface LibrarySetPageProps {
  sets: LibrarySets;
  /** Buttons after those that edit and delete it. */
  actions?: ReactNode;
  /** Panels between its facts and its libraries. */
  children?: ReactNode;
}

/** One set: its facts and libraries. */
export const LibrarySetPage = ({ sets, actions, children }: LibrarySetPageProps) => {
  const { noun, calls, nameOfLabel } = sets;
  const text = useText();
  const format = useFormat();
  const { id = "" } = useParams();
  const mayUpdate = usePermission(sets.update);
  const mayReadQueries = usePermission(sets.readQueries);
  const { data: set, error, refetch } = useApiQuery(`GET ${calls}/:id`, { params: { id } });
  const title = text(`sets.${noun}.title`);
  usePageTitle(set?.name ?? title);

  if (error) return <ReadFailure error={error} onRetry={refetch} />;
  if (!set) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { name, description, libraries, labels = [], ...facts }: LibrarySet = set;
  const count = libraries.reduce((sum, library) => sum + library.imageCount, 0);
  return (
    <Page
      title={name}
      description={description}
      back={
        <Link to={`/${noun}s`}>
          <ArrowLeftOutlined aria-hidden="true" /> {title}
        </Link>
      }
      actions={
        <>
          {mayUpdate ? <SetActions sets={sets} set={set} /> : null}
          {actions}
        </>
      }
    >
      <Panel>
        <Facts
          items={[
            { label: text("sets.threshold"), value: format.percent(facts.defaultThreshold) },
            { label: text("sets.pictures"), value: format.number(count) },
            ...(nameOfLabel
              ? [{ label: text("sets.labels"), value: <Tags names={labels.map(nameOfLabel)} /> }]
              : []),
            {
              label: text("sets.created"),
              value: text("sets.by", {
                name: facts.createdBy.name,
                time: format.dateTime(facts.createdAt),
              }),
            },
            { label: text("sets.changed"), value: format.dateTime(facts.updatedAt) },
          ]}
        />
      </Panel>
      {children}
      <Panel
        title={text("sets.libraries")}
        extra={
          mayReadQueries ? (
            <Link to={`/queries?${noun}=${id}`}>{text(`sets.${noun}.searches`)}</Link>
          ) : null
        }
      >
        <ScrollTable<SearchableLibrary>
          label={text("sets.libraries")}
          scroll={{ x: true }}
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={libraries}
          columns={[
            { title: text("sets.name"), dataIndex: "name" },
            {
              title: text("sets.kind"),
              key: "kind",
              render: (_, { kind }) => text(`sets.kind.${kind}`),
            },
            {
              title: text("sets.pictures"),
              key: "imageCount",
              align: "end",
              render: (_, { imageCount }) => format.number(imageCount),
            },
          ]}
          locale={{ emptyText: <EmptyState description={text("sets.noLibraries")} /> }}
        />
      </Panel>
    </Page>
  );
};
