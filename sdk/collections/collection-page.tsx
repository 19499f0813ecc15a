import { ArrowLeftOutlined, DeleteOutlined, EditOutlined } from "@ant-design/icons";
import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import {
  ConsoleLink,
  TextInPlace,
  ReadFailure,
  RecordForm,
  refusedFor,
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePageTitle,
  usePermission,
  useRequest,
} from "@console-shell/sdk";
import {
  Detail,
  EmptyState,
  Facts,
  Page,
  Panel,
  ScrollTable,
  type Stat,
  Stats,
  Tag,
} from "@console-shell/ui";
import { Alert, Button, Skeleton } from "antd";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { Collection, Collections } from "./collections.ts";
import { useText } from "./messages/index.ts";
import { CollectionForm } from "./collection-form.tsx";
import { Tags } from "./tags.tsx";

interface CollectionProps {
  collections: Collections;
  collection: Collection;
}

const DeleteCollection = ({
  collections,
  collection,
  onClose,
}: CollectionProps & { onClose: () => void }) => {
  const { calls } = collections;
  const { id, name } = collection;
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useApiMutation(`DELETE ${calls}/:id`, { invalidates: [`GET ${calls}/list`] });
  const save = async () => {
    await remove.mutateAsync({ params: { id } });
    notify({ kind: "success", title: text("collections.done.deleted", { name }) });
    void navigate("/collections", { replace: true });
  };
  return (
    <RecordForm
      danger
      title={text("collections.deleteTitle", { name })}
      submit={text("word.delete")}
      save={save}
      onClose={onClose}
    >
      <p>{text("collections.deleteDetail")}</p>
      {refusedFor(remove.error, "has_people") ? (
        <Alert type="error" showIcon role="alert" title={text("collections.hasPeople")} />
      ) : null}
    </RecordForm>
  );
};

const CollectionActions = (props: CollectionProps) => {
  const text = useText();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setDialog("edit")}>
        {text("word.edit")}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={() => setDialog("delete")}
      >
        {text("word.delete")}
      </Button>
      {dialog === "edit" ? <CollectionForm {...props} onClose={close} /> : null}
      {dialog === "delete" ? <DeleteCollection {...props} onClose={close} /> : null}
    </>
  );
};

/** A library's name; links to it for those who may see libraries. */
const LibraryLink = ({ library: { id, name } }: { library: SearchableLibrary }) =>
  usePermission("image-library-management:library:read") ? (
    <ConsoleLink to={`/image-library-management/libraries/${id}`}>{name}</ConsoleLink>
  ) : (
    name
  );

interface CollectionPageProps {
  collections: Collections;
  /** Buttons after those that edit and delete it. */
  actions?: ReactNode;
  /** Further key figures. */
  figures?: readonly Stat[];
  /** Panels above its libraries. */
  children?: ReactNode;
}

/** One collection: its figures, libraries and facts. */
export const CollectionPage = ({
  collections,
  actions,
  figures = [],
  children,
}: CollectionPageProps) => {
  const { kind, calls, nameOfLabel } = collections;
  const text = useText();
  const format = useFormat();
  const { id = "" } = useParams();
  const mayUpdate = usePermission(collections.update);
  const mayReadQueries = usePermission(collections.readQueries);
  const { data: collection, error, refetch } = useApiQuery(`GET ${calls}/:id`, { params: { id } });
  const request = useRequest();
  const update = useApiMutation(`PUT ${calls}/:id`);
  const title = text(`collections.${kind}.title`);
  usePageTitle(collection?.name ?? title);

  if (error) return <ReadFailure error={error} onRetry={refetch} />;
  if (!collection) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { name, description, libraries, labels = [], ...facts }: Collection = collection;
  const change = async (changed: { name?: string; description?: string }) => {
    // The call sets all of them: what isn't changed here stays as it is now.
    const now: Collection = await request(`GET ${calls}/:id`, { params: { id } });
    return update.mutateAsync({
      params: { id },
      body: {
        name: now.name,
        description: now.description,
        libraryIds: now.libraries.map((library) => library.id),
        defaultThreshold: now.defaultThreshold,
        ...(nameOfLabel && { labels: now.labels ?? [] }),
        ...changed,
      },
    });
  };
  const count = libraries.reduce((sum, library) => sum + library.imageCount, 0);
  return (
    <Page
      record
      title={name}
      description={description}
      back={
        <Link to={"/collections"}>
          <ArrowLeftOutlined aria-hidden="true" /> {title}
        </Link>
      }
      actions={
        <>
          {mayUpdate ? (
            <CollectionActions collections={collections} collection={collection} />
          ) : null}
          {actions}
        </>
      }
      figures={
        <Stats
          lead
          items={[
            { label: text("collections.images"), value: format.number(count) },
            ...figures,
            { label: text("word.libraries"), value: format.number(libraries.length) },
            { label: text("collections.threshold"), value: format.percent(facts.defaultThreshold) },
          ]}
        />
      }
    >
      <Detail
        rail={
          <Panel title={text("collections.facts")}>
            <Facts
              items={[
                {
                  label: text("word.name"),
                  value: (
                    <TextInPlace
                      label={text("word.name")}
                      name="name"
                      value={name}
                      maxLength={80}
                      required={text("collections.nameRequired")}
                      save={(name) => change({ name })}
                      mayEdit={mayUpdate}
                    />
                  ),
                },
                {
                  label: text("collections.description"),
                  value: (
                    <TextInPlace
                      label={text("collections.description")}
                      name="description"
                      value={description}
                      maxLength={500}
                      lines={3}
                      save={(description) => change({ description })}
                      mayEdit={mayUpdate}
                    >
                      {description || text("word.none")}
                    </TextInPlace>
                  ),
                },
                ...(nameOfLabel
                  ? [
                      {
                        label: text("collections.labels"),
                        value: <Tags names={labels.map(nameOfLabel)} />,
                      },
                    ]
                  : []),
                { label: text("collections.createdBy"), value: facts.createdBy.name },
                { label: text("word.createdAt"), value: format.dateTime(facts.createdAt) },
                { label: text("word.changedAt"), value: format.dateTime(facts.updatedAt) },
              ]}
            />
          </Panel>
        }
      >
        {children}
        <Panel
          title={text("word.libraries")}
          extra={
            mayReadQueries ? (
              <Link to={`/queries?collection=${id}`}>{text("collections.searches")}</Link>
            ) : null
          }
        >
          <ScrollTable<SearchableLibrary>
            label={text("word.libraries")}
            scroll={{ x: true }}
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={libraries}
            columns={[
              {
                title: text("word.name"),
                key: "name",
                render: (_, library) => <LibraryLink library={library} />,
              },
              {
                title: text("word.kind"),
                key: "kind",
                render: (_, { kind }) => <Tag>{text(`collections.kind.${kind}`)}</Tag>,
              },
              {
                title: text("collections.images"),
                key: "imageCount",
                align: "end",
                render: (_, { imageCount }) => format.number(imageCount),
              },
            ]}
            locale={{ emptyText: <EmptyState description={text("collections.noLibraries")} /> }}
          />
        </Panel>
      </Detail>
    </Page>
  );
};
