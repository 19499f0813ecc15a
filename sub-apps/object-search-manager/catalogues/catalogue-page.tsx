import { ArrowLeftOutlined, DeleteOutlined, EditOutlined, SearchOutlined } from "@ant-design/icons";
import type { SearchableLibrary } from "@console-shell/contract/calls/face-search";
import type { ObjectCatalogue } from "@console-shell/contract/calls/object-search";
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
import { useLabelName } from "../shared/use-label-name.ts";
import { CatalogueForm } from "./catalogue-form.tsx";
import { DeleteCatalogue } from "./delete-catalogue.tsx";
import { Indexing } from "./indexing.tsx";
import { Labels } from "./labels.tsx";

const Actions = ({ catalogue }: { catalogue: ObjectCatalogue }) => {
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
      {dialog === "edit" ? <CatalogueForm catalogue={catalogue} onClose={close} /> : null}
      {dialog === "delete" ? (
        <DeleteCatalogue
          catalogue={catalogue}
          onClose={close}
          onDeleted={() => void navigate("/catalogues", { replace: true })}
        />
      ) : null}
    </>
  );
};

/** One catalogue: its facts and libraries. */
export const CataloguePage = () => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  const { id = "" } = useParams();
  const mayUpdate = usePermission("object-search-manager:catalogue:update");
  const navigate = useNavigate();
  const maySearch = usePermission("object-search-manager:query:create");
  const mayReadQueries = usePermission("object-search-manager:query:read");
  const catalogue = useApiQuery("GET /cc-api/object-search/catalogue/:id", { params: { id } });
  usePageTitle(catalogue.data?.name ?? text("catalogues.title"));

  if (catalogue.error) return <ReadFailure error={catalogue.error} onRetry={catalogue.refetch} />;
  if (!catalogue.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { name, description, libraries, defaultThreshold, labels, createdBy } = catalogue.data;
  const count = libraries.reduce((sum, library) => sum + library.imageCount, 0);
  return (
    <Page
      title={name}
      description={description}
      back={
        <Link to="/catalogues">
          <ArrowLeftOutlined aria-hidden="true" /> {text("catalogue.back")}
        </Link>
      }
      actions={
        <>
          {mayUpdate ? <Actions catalogue={catalogue.data} /> : null}
          {maySearch ? (
            <Button
              type="primary"
              icon={<SearchOutlined aria-hidden="true" />}
              onClick={() => void navigate(`/new?catalogue=${id}`)}
            >
              {text("search.title")}
            </Button>
          ) : null}
        </>
      }
    >
      <Panel>
        <Facts
          items={[
            { label: text("catalogues.threshold"), value: format.percent(defaultThreshold) },
            { label: text("catalogue.pictures"), value: format.number(count) },
            {
              label: text("catalogues.labels"),
              value:
                labels.length > 0 ? <Labels labels={labels.map(nameOf)} /> : text("common.none"),
            },
            {
              label: text("catalogue.created"),
              value: text("query.judgedBy", {
                name: createdBy.name,
                time: format.dateTime(catalogue.data.createdAt),
              }),
            },
            {
              label: text("catalogues.changed"),
              value: format.dateTime(catalogue.data.updatedAt),
            },
          ]}
        />
      </Panel>
      <Indexing id={id} />
      <Panel
        title={text("catalogues.libraries")}
        extra={
          mayReadQueries ? (
            <Link to={`/queries?catalogue=${id}`}>{text("catalogue.searches")}</Link>
          ) : null
        }
      >
        <ScrollTable<SearchableLibrary>
          label={text("catalogues.libraries")}
          scroll={{ x: true }}
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={libraries}
          columns={[
            { title: text("catalogues.name"), dataIndex: "name" },
            {
              title: text("catalogue.kind"),
              key: "kind",
              render: (_, { kind }) => text(`kind.${kind}`),
            },
            {
              title: text("catalogue.pictures"),
              key: "imageCount",
              align: "end",
              render: (_, { imageCount }) => format.number(imageCount),
            },
          ]}
          locale={{ emptyText: <EmptyState description={text("catalogue.noLibraries")} /> }}
        />
      </Panel>
    </Page>
  );
};
