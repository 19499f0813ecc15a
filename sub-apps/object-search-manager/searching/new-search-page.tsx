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
import { NoCollections } from "@console-shell/sdk/collections";
import { Alert, Button, InputNumber, Select, Skeleton } from "antd";
import { useId } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { LabelSelect } from "./label-select.tsx";
import { ImageChoice } from "./image-choice.tsx";
import styles from "./searching.module.css";
import { useConditions } from "./use-conditions.ts";

const maxCollections = 200;

/** A new search: by label, by picture or both. Its state is in the address, so leaving loses nothing. */
export const NewSearchPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const writeButton = useWriteButton();
  usePageTitle(text("search.title"));
  const mayReadCollections = usePermission("object-search-manager:collection:read");
  const { conditions, change } = useConditions();
  const collections = useApiQuery(
    "GET /cc-api/object-search/collection/list",
    { query: { pageSize: maxCollections } },
    { enabled: mayReadCollections },
  );
  const search = useApiMutation("POST /cc-api/object-search/query/create");

  if (collections.error)
    return <ReadFailure error={collections.error} onRetry={collections.refetch} />;
  const head = { title: text("search.title"), description: text("search.description") };
  if (!mayReadCollections)
    return (
      <Page record {...head}>
        <EmptyState description={text("search.needsCollections")} />
      </Page>
    );
  if (!collections.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { items } = collections.data;
  const collection = items.find((one) => one.id === conditions.collection) ?? items[0];
  if (!collection)
    return (
      <Page record {...head}>
        <NoCollections update="object-search-manager:collection:update" />
      </Page>
    );
  const { labels, queryImage, region } = conditions;
  const threshold = conditions.threshold ?? Math.round(collection.defaultThreshold * 1000) / 10;
  const isReady = labels.length > 0 || queryImage !== undefined;
  const start = () =>
    search.mutate(
      {
        body: {
          collectionId: collection.id,
          labels,
          threshold: threshold / 100,
          ...(queryImage && { picture: { queryImageId: queryImage, ...(region && { region }) } }),
        },
      },
      { onSuccess: (query) => void navigate(`/queries/${query.id}`) },
    );

  return (
    <Page record {...head}>
      <div className={styles.layout}>
        <Panel title={text("word.image")}>
          <ImageChoice collection={collection} conditions={conditions} onChange={change} />
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
              <label htmlFor={`${id}-collection`}>{text("word.collection")}</label>
              <Select
                id={`${id}-collection`}
                className={styles.wide}
                value={collection.id}
                onChange={(next) => change({ collection: next, threshold: undefined })}
                options={items.map((one) => ({ value: one.id, label: one.name }))}
              />
            </div>
            <div>
              <label htmlFor={`${id}-labels`}>{text("search.labels")}</label>
              <LabelSelect
                id={`${id}-labels`}
                collectionId={collection.id}
                value={labels}
                onChange={(next) => change({ labels: next })}
              />
              <p className={styles.hint}>
                {text(queryImage ? "search.labelsWithPicture" : "search.labelsHint")}
              </p>
            </div>
            <div>
              <label htmlFor={`${id}-threshold`}>{text("word.threshold")}</label>
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
            <div className={styles.start}>
              <Button
                type="primary"
                htmlType="submit"
                icon={<SearchOutlined aria-hidden="true" />}
                {...writeButton(search.isPending, !isReady)}
              >
                {text("search.start")}
              </Button>
              {isReady ? null : <span className={styles.second}>{text("search.needs")}</span>}
            </div>
          </form>
        </Panel>
      </div>
    </Page>
  );
};
