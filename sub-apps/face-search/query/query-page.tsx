import { ArrowLeftOutlined, UserAddOutlined } from "@ant-design/icons";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { Detail, Facts, Page, PaneContext, Panel, Stats } from "@console-shell/ui";
import type { FaceQuery } from "@console-shell/contract/calls/face-search";
import { Alert, Button, Skeleton } from "antd";
import { useContext, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { AddToPerson } from "../people/add-to-person.tsx";
import { DecisionState } from "../shared/decision-state.tsx";
import { usePresetPassed } from "../shared/presets.ts";
import { Comparison } from "./comparison.tsx";
import styles from "./query.module.css";
import { ReviewForm } from "./review-form.tsx";
import { ReviewHistory } from "./review-history.tsx";

/** Says how many pictures of the collection couldn't be searched; renders nothing for none. */
const NotSearched = ({ count }: { count: number }) => {
  const text = useText();
  if (count === 0) return null;
  return <Alert type="info" showIcon title={text("query.unseen", { count })} />;
};

/** After a decision, the way to the search that has waited longest; the work queue's bar has its own. */
const NextToReview = ({ id }: { id: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const hasBar = useSearchParams()[0].has("work");
  const { data } = useApiQuery(
    "GET /cc-api/face-search/query/list",
    { query: { decision: "waiting", sort: "createdAt", order: "asc", pageSize: 2 } },
    { enabled: !hasBar },
  );
  const next = data?.items.find((one) => one.id !== id);
  const to = next && `/queries/${next.id}`;
  usePaletteEntries(
    to
      ? [{ key: "next", keys: "J", title: text("review.next"), run: () => void navigate(to) }]
      : [],
  );
  return to ? (
    <Link to={to} aria-keyshortcuts="J" title={text("review.nextKey")}>
      {text("review.next")}
    </Link>
  ) : null;
};

/** What a search found. */
const QueryFigures = ({ query }: { query: FaceQuery }) => {
  const text = useText();
  const format = useFormat();
  const passed = usePresetPassed();
  const { bestSimilarity, hitCount, threshold } = query;
  return (
    <Stats
      lead
      items={[
        {
          label: text("query.best"),
          value: bestSimilarity === null ? "–" : format.percent(bestSimilarity),
          detail: bestSimilarity === null ? undefined : passed(bestSimilarity),
        },
        { label: text("query.candidates"), value: format.number(hitCount) },
        { label: text("search.threshold"), value: format.percent(threshold) },
      ]}
    />
  );
};

const QueryFacts = ({ query: { collection, ...query } }: { query: FaceQuery }) => {
  const text = useText();
  const format = useFormat();
  return (
    <Facts
      items={[
        {
          label: text("word.status"),
          value: <DecisionState decision={query.decision} />,
        },
        {
          label: text("word.collection"),
          value:
            collection.id === null ? (
              text("query.deletedCollection", { name: collection.name })
            ) : (
              <Link to={`/collections/${collection.id}`}>{collection.name}</Link>
            ),
        },
        { label: text("word.operator"), value: query.operator.name },
        { label: text("word.time"), value: format.dateTime(query.createdAt) },
      ]}
    />
  );
};

/** A past search: the query image next to its candidates, and the reviewers' decisions. */
export const QueryRecord = ({ id }: { id: string }) => {
  const text = useText();
  const inPane = useContext(PaneContext);
  const mayReview = usePermission("face-search:query:review");
  const mayReadPeople = usePermission("face-search:person:read");
  const mayGroup = usePermission("face-search:person:update") && mayReadPeople;
  const [isGrouping, setGrouping] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const query = useApiQuery("GET /cc-api/face-search/query/:id", { params: { id } });
  usePageTitle(query.data?.purpose ?? text("queries.title"));

  if (query.error) return <ReadFailure error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const { candidates, reviews, collection } = query.data;
  const decidedId = reviews[0]?.candidateId;
  const chosen =
    candidates.find((candidate) => candidate.id === chosenId) ??
    candidates.find((candidate) => candidate.id === decidedId) ??
    candidates[0];
  return (
    <Page
      record
      title={query.data.purpose}
      back={
        <Link to="/queries">
          <ArrowLeftOutlined aria-hidden="true" /> {text("query.back")}
        </Link>
      }
      actions={mayReview && query.data.decision && !inPane ? <NextToReview id={id} /> : null}
      figures={<QueryFigures query={query.data} />}
    >
      <NotSearched count={query.data.unseenCount} />
      <Detail
        rail={
          <>
            <Panel title={text("review.title")}>
              {mayReview ? <ReviewForm key={id} query={query.data} chosen={chosen} /> : null}
              {reviews.length > 0 ? (
                <ReviewHistory reviews={reviews} candidates={candidates} />
              ) : mayReview ? null : (
                <Alert type="info" showIcon title={text("review.none")} />
              )}
            </Panel>
            <Panel title={text("query.facts")}>
              <QueryFacts query={query.data} />
            </Panel>
          </>
        }
      >
        <section aria-label={text("query.comparison")}>
          <Comparison
            queryId={id}
            candidates={candidates}
            chosen={chosen}
            onChoose={(candidate) => setChosenId(candidate.id)}
          />
          {mayGroup && chosen?.faceId && collection.id ? (
            <Button
              className={styles.group}
              icon={<UserAddOutlined aria-hidden="true" />}
              onClick={() => setGrouping(true)}
            >
              {text("person.add")}
            </Button>
          ) : null}
        </section>
      </Detail>
      {isGrouping && chosen?.faceId && collection.id ? (
        <AddToPerson
          collectionId={collection.id}
          faceId={chosen.faceId}
          onClose={() => setGrouping(false)}
        />
      ) : null}
    </Page>
  );
};

/** The search in the address. */
export const QueryPage = () => <QueryRecord id={useParams()["id"] ?? ""} />;
