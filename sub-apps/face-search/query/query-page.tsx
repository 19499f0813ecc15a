import { ArrowLeftOutlined, LeftOutlined, RightOutlined, UserAddOutlined } from "@ant-design/icons";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { Detail, Facts, Page, PaneContext, Panel, useNarrow } from "@console-shell/ui";
import type { FaceDecision, FaceQuery } from "@console-shell/contract/calls/face-search";
import { Alert, Button, Skeleton } from "antd";
import { useContext, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useText } from "../messages/index.ts";
import { AddToPerson } from "../people/add-to-person.tsx";
import { DecisionState, decisions } from "../shared/decision-state.tsx";
import { Similarity } from "../shared/similarity.tsx";
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

const call = "GET /cc-api/face-search/query/list";

/** Where a search is among those that wait for review, and the way to the others; the work queue's bar has its own. */
const ReviewSteps = ({ query }: { query: FaceQuery }) => {
  const text = useText();
  const navigate = useNavigate();
  const { id, createdAt } = query;
  const waiting = { decision: "waiting", sort: "createdAt", pageSize: 2 } as const;
  const enabled = !useSearchParams()[0].has("work");
  const earlier = useApiQuery(
    call,
    { query: { ...waiting, order: "desc", to: createdAt } },
    { enabled },
  ).data;
  const later = useApiQuery(
    call,
    { query: { ...waiting, order: "asc", from: createdAt } },
    { enabled },
  ).data;
  const ways = [
    { key: "previous", keys: "K", icon: <LeftOutlined aria-hidden="true" />, list: earlier },
    { key: "next", keys: "J", icon: <RightOutlined aria-hidden="true" />, list: later },
  ] as const;
  const steps = ways.map(({ list, ...way }) => {
    const other = list?.items.find((one) => one.id !== id);
    return { ...way, run: other && (() => void navigate(`/queries/${other.id}`)) };
  });
  usePaletteEntries(
    steps.flatMap(({ key, keys, run }) =>
      run ? [{ key, keys, title: text(`review.${key}`), run }] : [],
    ),
  );
  if (!earlier || !later || !steps.some(({ run }) => run)) return null;
  const [previous, next] = steps.map(({ key, keys, icon, run }) => (
    <Button
      key={key}
      icon={icon}
      aria-label={text(`review.${key}`)}
      aria-keyshortcuts={keys}
      title={text(`review.${key}Key`)}
      disabled={!run}
      onClick={run}
    />
  ));
  return (
    <nav className={styles.steps} aria-label={text("decision.waiting")}>
      {previous}
      <span>
        {query.decision
          ? text("review.left", { total: earlier.total + later.total })
          : text("review.position", {
              position: earlier.total,
              total: earlier.total + later.total - 1,
            })}
      </span>
      {next}
    </nav>
  );
};

/** The decisions within reach of a thumb; one of them leads to the form, with it chosen. */
const DecisionButtons = ({
  hasCandidate,
  onDecide,
}: {
  hasCandidate: boolean;
  onDecide: (decision: FaceDecision) => void;
}) => {
  const text = useText();
  return decisions.toReversed().map((decision) => (
    <Button
      key={decision}
      type={decision === "match" ? "primary" : "default"}
      disabled={decision === "match" && !hasCandidate}
      onClick={() => onDecide(decision)}
    >
      {text(`decision.${decision}`)}
    </Button>
  ));
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
        { label: text("query.candidates"), value: format.number(query.hitCount) },
        { label: text("search.threshold"), value: format.percent(query.threshold) },
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
  const narrow = useNarrow();
  const decide = useRef<(decision: FaceDecision) => void>(null);
  const [isDeciding, setDeciding] = useState(false);
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
      decides
      title={query.data.purpose}
      back={
        <Link to="/queries">
          <ArrowLeftOutlined aria-hidden="true" /> {text("query.back")}
        </Link>
      }
      actions={
        mayReview && !inPane ? (
          <>
            <ReviewSteps query={query.data} />
            {narrow && !query.data.decision && !isDeciding ? (
              <DecisionButtons
                hasCandidate={chosen !== undefined}
                onDecide={(decision) => {
                  setDeciding(true);
                  decide.current?.(decision);
                }}
              />
            ) : null}
          </>
        ) : null
      }
      figures={chosen ? <Similarity similarity={chosen.similarity} /> : null}
    >
      <NotSearched count={query.data.unseenCount} />
      <Detail
        rail={
          <>
            <Panel title={text("review.title")}>
              {mayReview ? <ReviewForm ref={decide} query={query.data} chosen={chosen} /> : null}
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

/** The search in the address; nothing of one is kept for the next. */
export const QueryPage = () => {
  const { id = "" } = useParams();
  return <QueryRecord key={id} id={id} />;
};
