import { SearchOutlined } from "@ant-design/icons";
import {
  ReadFailure,
  useApiMutation,
  useApiQuery,
  usePageTitle,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { EmptyState, Page, Panel } from "@console-shell/ui";
import { Alert, Button, InputNumber, Select, Skeleton } from "antd";
import { useId } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { LabelSelect } from "./label-select.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import styles from "./searching.module.css";
import { useConditions } from "./use-conditions.ts";

const maxCatalogues = 200;

/** A new search: by label, by picture or both. Its state is in the address, so leaving loses nothing. */
export const NewSearchPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const writeButton = useWriteButton();
  usePageTitle(text("search.title"));
  const mayReadCatalogues = usePermission("object-search-manager:catalogue:read");
  const { conditions, change } = useConditions();
  const catalogues = useApiQuery(
    "GET /cc-api/object-search/catalogue/list",
    { query: { pageSize: maxCatalogues } },
    { enabled: mayReadCatalogues },
  );
  const search = useApiMutation("POST /cc-api/object-search/query/create");

  if (catalogues.error)
    return <ReadFailure error={catalogues.error} onRetry={catalogues.refetch} />;
  if (!mayReadCatalogues) return <EmptyState description={text("search.needsCatalogues")} />;
  if (!catalogues.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { items } = catalogues.data;
  const catalogue = items.find((one) => one.id === conditions.catalogue) ?? items[0];
  if (!catalogue)
    return (
      <EmptyState
        description={text("search.noCatalogues")}
        action={<Link to="/catalogues">{text("search.catalogues")}</Link>}
      />
    );
  const { labels, queryImage, region } = conditions;
  const threshold = conditions.threshold ?? Math.round(catalogue.defaultThreshold * 1000) / 10;
  const isReady = labels.length > 0 || queryImage !== undefined;
  const start = () =>
    search.mutate(
      {
        body: {
          catalogueId: catalogue.id,
          labels,
          threshold: threshold / 100,
          ...(queryImage && { picture: { queryImageId: queryImage, ...(region && { region }) } }),
        },
      },
      { onSuccess: (query) => void navigate(`/queries/${query.id}`) },
    );

  return (
    <Page title={text("search.title")} description={text("search.description")}>
      <div className={styles.columns}>
        <Panel title={text("search.picture")}>
          <PictureChoice catalogue={catalogue} conditions={conditions} onChange={change} />
        </Panel>
        <Panel title={text("search.conditions")}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (isReady) start();
            }}
          >
            <div>
              <label htmlFor={`${id}-catalogue`}>{text("queries.catalogue")}</label>
              <Select
                id={`${id}-catalogue`}
                className={styles.wide}
                value={catalogue.id}
                onChange={(next) => change({ catalogue: next, threshold: undefined })}
                options={items.map((one) => ({ value: one.id, label: one.name }))}
              />
            </div>
            <div>
              <label htmlFor={`${id}-labels`}>{text("search.labels")}</label>
              <LabelSelect
                id={`${id}-labels`}
                catalogueId={catalogue.id}
                value={labels}
                onChange={(next) => change({ labels: next })}
              />
              <p className={styles.hint}>
                {text(queryImage ? "search.labelsWithPicture" : "search.labelsHint")}
              </p>
            </div>
            <div>
              <label htmlFor={`${id}-threshold`}>{text("queries.threshold")}</label>
              <InputNumber
                id={`${id}-threshold`}
                className={styles.threshold}
                min={0}
                max={100}
                suffix="%"
                value={threshold}
                onChange={(next) => change({ threshold: next ?? undefined })}
              />
              <p className={styles.hint}>
                {text(queryImage ? "search.thresholdLooks" : "search.thresholdLabel")}
              </p>
            </div>
            {search.error ? <Alert type="error" showIcon title={search.error.message} /> : null}
            <Button
              type="primary"
              htmlType="submit"
              icon={<SearchOutlined aria-hidden="true" />}
              {...writeButton(search.isPending, !isReady)}
            >
              {text("search.start")}
            </Button>
          </form>
        </Panel>
      </div>
    </Page>
  );
};
