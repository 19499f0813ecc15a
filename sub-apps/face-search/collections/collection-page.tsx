import { ArrowLeftOutlined, DeleteOutlined, EditOutlined } from "@ant-design/icons";
import type { FaceCollection, SearchableLibrary } from "@console-shell/contract/calls/face-search";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, Facts, Page, Panel, ScrollTable } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { CollectionForm } from "./collection-form.tsx";
import { DeleteCollection } from "./delete-collection.tsx";

const Actions = ({ collection }: { collection: FaceCollection }) => {
  const text = useText();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setDialog("edit")}>
        {text("common.edit")}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={() => setDialog("delete")}
      >
        {text("common.delete")}
      </Button>
      {dialog === "edit" ? <CollectionForm collection={collection} onClose={close} /> : null}
      {dialog === "delete" ? (
        <DeleteCollection
          collection={collection}
          onClose={close}
          onDeleted={() => void navigate("/collections", { replace: true })}
        />
      ) : null}
    </>
  );
};

/** One collection: its facts and libraries. */
export const CollectionPage = () => {
  const text = useText();
  const format = useFormat();
  const { id = "" } = useParams();
  const mayUpdate = usePermission("face-search:collection:update");
  const mayReadQueries = usePermission("face-search:query:read");
  const collection = useApiQuery("GET /cc-api/face-search/collection/:id", { params: { id } });
  usePageTitle(collection.data?.name ?? text("collections.title"));

  if (collection.error)
    return <ReadFailure error={collection.error} onRetry={collection.refetch} />;
  if (!collection.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { name, description, libraries, defaultThreshold, createdBy } = collection.data;
  const count = libraries.reduce((sum, library) => sum + library.imageCount, 0);
  return (
    <Page
      title={name}
      description={description}
      back={
        <Link to="/collections">
          <ArrowLeftOutlined aria-hidden="true" /> {text("collection.back")}
        </Link>
      }
      actions={mayUpdate ? <Actions collection={collection.data} /> : null}
    >
      <Panel>
        <Facts
          items={[
            { label: text("collections.threshold"), value: format.percent(defaultThreshold) },
            { label: text("collection.pictures"), value: format.number(count) },
            {
              label: text("collection.created"),
              value: text("review.by", {
                name: createdBy.name,
                time: format.dateTime(collection.data.createdAt),
              }),
            },
            {
              label: text("collections.changed"),
              value: format.dateTime(collection.data.updatedAt),
            },
          ]}
        />
      </Panel>
      <Panel
        title={text("collections.libraries")}
        extra={
          mayReadQueries ? (
            <Link to={`/queries?collection=${id}`}>{text("collection.searches")}</Link>
          ) : null
        }
      >
        <ScrollTable<SearchableLibrary>
          label={text("collections.libraries")}
          scroll={{ x: true }}
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={libraries}
          columns={[
            { title: text("collections.name"), dataIndex: "name" },
            {
              title: text("collection.kind"),
              key: "kind",
              render: (_, { kind }) => text(`kind.${kind}`),
            },
            {
              title: text("collection.pictures"),
              key: "imageCount",
              align: "end",
              render: (_, { imageCount }) => format.number(imageCount),
            },
          ]}
          locale={{ emptyText: <EmptyState description={text("collection.noLibraries")} /> }}
        />
      </Panel>
    </Page>
  );
};
