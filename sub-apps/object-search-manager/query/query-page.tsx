import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ObjectQuery } from "@console-shell/contract/endpoints/object-search";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { EmptyState, Facts, Page, Panel, Picture } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { Feedback } from "../queries/feedback.tsx";
import styles from "./query.module.css";
import { ResultTile } from "./result-tile.tsx";

const QueryFacts = ({ query }: { query: ObjectQuery }) => {
  const text = useText();
  const format = useFormat();
  const { catalogue, judgedCount, relevantCount } = query;
  return (
    <div className={styles.head}>
      {query.mode === "picture" ? (
        <div className={styles.probe}>
          <Picture
            src={`/cc-api/object-search/query/${query.id}/probe`}
            alt={text("query.probe")}
            fit="contain"
          />
        </div>
      ) : null}
      <Facts
        items={[
          ...(query.mode === "label" ? [{ label: text("query.label"), value: query.label }] : []),
          { label: text("queries.time"), value: format.dateTime(query.createdAt) },
          { label: text("queries.operator"), value: query.operator.name },
          {
            label: text("queries.catalogue"),
            value:
              catalogue.id === null ? (
                text("query.deletedCatalogue", { name: catalogue.name })
              ) : (
                <Link to={`/catalogues/${catalogue.id}`}>{catalogue.name}</Link>
              ),
          },
          { label: text("queries.threshold"), value: format.percent(query.threshold) },
          {
            label: text("queries.feedback"),
            value:
              judgedCount > 0 ? (
                <>
                  {text("queries.judged", { judged: judgedCount, total: query.hitCount })}
                  <div className={styles.second}>
                    {text("query.precision", {
                      share: format.percent(relevantCount / judgedCount),
                    })}
                  </div>
                </>
              ) : (
                <Feedback query={query} />
              ),
          },
        ]}
      />
    </div>
  );
};

/** A past search: what was searched for, and its results with relevance feedback. */
export const QueryPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const mayReview = usePermission("object-search-manager:query:review");
  const query = useApiQuery("GET /cc-api/object-search/query/:id", { params: { id } });
  const title =
    query.data?.mode === "label"
      ? text("query.titleLabel", { label: query.data.label })
      : text("query.titlePicture");
  usePageTitle(title);

  if (query.error) return <ReadFailure error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <Page
      title={title}
      back={
        <Link to="/queries">
          <ArrowLeftOutlined aria-hidden="true" /> {text("query.back")}
        </Link>
      }
    >
      <Panel>
        <QueryFacts query={query.data} />
      </Panel>
      <Panel title={text("query.results")}>
        {query.data.results.length === 0 ? (
          <EmptyState description={text("query.noResults")} />
        ) : (
          <ol className={styles.results}>
            {query.data.results.map((result) => (
              <ResultTile key={result.id} queryId={id} result={result} mayReview={mayReview} />
            ))}
          </ol>
        )}
      </Panel>
    </Page>
  );
};
