import styles from "./query.module.css";
import type { KeyboardEvent } from "react";
import type { ApiOutput } from "@console-shell/contract";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { ArrowLeftOutlined } from "@ant-design/icons";
import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { Tags } from "@console-shell/sdk/collections";
import {
  Detail,
  EmptyState,
  Facts,
  Page,
  Panel,
  Picture,
  Stats,
  useNarrow,
} from "@console-shell/ui";
import { Skeleton } from "antd";
import { useLabelName } from "../shared/use-label-name.ts";
import { useSearchTitle } from "../shared/use-search-title.ts";
import { BoxedPicture } from "./boxed-picture.tsx";
import { QueryActions } from "./query-actions.tsx";
import { ResultTile } from "./result-tile.tsx";

/** Which of a result's buttons a key presses, by index. */
const choices: Readonly<Record<string, number>> = { r: 0, n: 1 };
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Keyboard shortcuts of the result list, wherever in it the focus is: arrows move between results, R and N
 * press the rating buttons.
 */
const onResultKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement))
    return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li")];
  const at = results.findIndex((result) => result.contains(event.target as Node));
  const step = steps[event.key];
  const choice = choices[event.key.toLowerCase()];
  if (step !== undefined)
    results[at + step]?.querySelector<HTMLElement>("fieldset button, a")?.focus();
  else if (choice !== undefined)
    results[at]?.querySelectorAll<HTMLElement>("fieldset button")[choice]?.click();
  else return;
  event.preventDefault();
};

type Query = ApiOutput<"GET /cc-api/object-search/query/:id">;

/** The rounds of a search; renders nothing for a single one. */
const Rounds = ({ query }: { query: Query }) => {
  const text = useText();
  if (query.rounds.length < 2) return null;
  return (
    <nav className={styles.rounds} aria-label={text("rounds.title")}>
      {query.rounds.map(({ id, round }) => (
        <Link
          key={id}
          to={`/queries/${id}`}
          className={id === query.id ? styles.current : undefined}
          aria-current={id === query.id ? "page" : undefined}
        >
          {text("rounds.round", { round })}
        </Link>
      ))}
    </nav>
  );
};

/** What a search found, and how much of it was relevant. */
const QueryFigures = ({ query }: { query: Query }) => {
  const text = useText();
  const format = useFormat();
  const { hitCount, judgedCount, relevantCount, threshold } = query;
  const [best] = query.results;
  return (
    <Stats
      lead
      items={[
        {
          label: text("query.best"),
          value: best ? format.percent(best.score) : "–",
          detail: text(query.mode === "label" ? "query.confidence" : "query.visual"),
        },
        { label: text("queries.results"), value: format.number(hitCount) },
        {
          label: text("query.rated"),
          value: text("query.ratedOf", { judged: judgedCount, total: hitCount }),
          detail:
            judgedCount > 0
              ? text("query.precision", { share: format.percent(relevantCount / judgedCount) })
              : undefined,
        },
        { label: text("word.threshold"), value: format.percent(threshold) },
      ]}
    />
  );
};

const QueryFacts = ({ query }: { query: ObjectQuery }) => {
  const text = useText();
  const format = useFormat();
  const nameOf = useLabelName();
  const { collection } = query;
  return (
    <>
      {query.mode === "label" ? null : (
        <Panel title={text("query.image")}>
          <div className={styles.queryImage}>
            <BoxedPicture
              src={`/cc-api/object-search/query/${query.id}/image`}
              alt={text("query.image")}
              region={query.region}
            />
          </div>
        </Panel>
      )}
      <Panel title={text("query.facts")}>
        <Facts
          items={[
            ...(query.labels.length > 0
              ? [{ label: text("query.label"), value: <Tags names={query.labels.map(nameOf)} /> }]
              : []),
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
      </Panel>
    </>
  );
};

/** A past search: its query, and its results with relevance feedback. */
export const QueryRecord = ({ id }: { id: string }) => {
  const text = useText();
  const mayReview = usePermission("object-search-manager:query:review");
  const query = useApiQuery("GET /cc-api/object-search/query/:id", { params: { id } });
  const narrow = useNarrow();
  const titleOf = useSearchTitle();
  const title = query.data ? titleOf(query.data) : text("queries.title");
  usePageTitle(title);

  if (query.error) return <ReadFailure error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <Page
      record
      title={title}
      back={
        <Link to="/queries">
          <ArrowLeftOutlined aria-hidden="true" /> {text("query.back")}
        </Link>
      }
      // The details are below the results there.
      description={
        narrow && query.data.mode !== "label" ? (
          <span className={styles.asked}>
            <Picture src={`/cc-api/object-search/query/${id}/image`} alt={text("query.image")} />
          </span>
        ) : undefined
      }
      actions={<QueryActions query={query.data} />}
      figures={<QueryFigures query={query.data} />}
    >
      <Rounds query={query.data} />
      <Detail rail={<QueryFacts query={query.data} />}>
        <section aria-label={text("query.results")}>
          {query.data.results.length === 0 ? (
            <EmptyState art="search" description={text("query.noResults")} />
          ) : (
            <>
              {mayReview ? <p className={styles.hint}>{text("query.keys")}</p> : null}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same; these keys are a short cut to them */}
              <ol className={styles.results} onKeyDown={onResultKey}>
                {query.data.results.map((result) => (
                  <ResultTile
                    key={result.id}
                    query={query.data!}
                    result={result}
                    mayReview={mayReview}
                  />
                ))}
              </ol>
            </>
          )}
        </section>
      </Detail>
    </Page>
  );
};

/** The search in the address. */
export const QueryPage = () => <QueryRecord id={useParams()["id"] ?? ""} />;
