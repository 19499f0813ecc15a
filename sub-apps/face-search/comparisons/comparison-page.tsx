import { ArrowLeftOutlined } from "@ant-design/icons";
import { ReadFailure, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Detail, Facts, Page, Panel, Picture, Stats } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../query/query.module.css";
import { usePresetMeaning, usePresetPassed } from "../shared/presets.ts";

const sides = ["one", "other"] as const;

/** A past comparison: both faces, their similarity, and what it means. */
export const ComparisonPage = () => {
  const text = useText();
  const format = useFormat();
  const meaning = usePresetMeaning();
  const passed = usePresetPassed();
  const { id = "" } = useParams();
  const comparison = useApiQuery("GET /cc-api/face-search/comparison/:id", { params: { id } });
  usePageTitle(comparison.data?.purpose ?? text("comparisons.title"));

  if (comparison.error)
    return <ReadFailure error={comparison.error} onRetry={comparison.refetch} />;
  if (!comparison.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { purpose, similarity, reached, flaws, operator, createdAt } = comparison.data;
  return (
    <Page
      record
      title={purpose}
      back={
        <Link to="/comparisons">
          <ArrowLeftOutlined aria-hidden="true" /> {text("comparisons.title")}
        </Link>
      }
      figures={
        <Stats
          lead
          items={[
            {
              label: text("comparisons.similarity"),
              value: format.percent(similarity),
              detail: passed(similarity),
            },
          ]}
        />
      }
    >
      <Detail
        rail={
          <>
            <Panel title={text("comparisons.meaning")}>
              <p className={styles.verdict}>
                <strong>{text(`verdict.${reached ?? "none"}`)}</strong>
              </p>
              <p className={styles.verdict}>
                {reached ? meaning(reached) : text("verdict.none.detail")}
              </p>
            </Panel>
            <Panel title={text("query.facts")}>
              <Facts
                items={[
                  { label: text("word.operator"), value: operator.name },
                  { label: text("word.time"), value: format.dateTime(createdAt) },
                ]}
              />
            </Panel>
          </>
        }
      >
        <section className={styles.pair} aria-label={text("query.comparison")}>
          {sides.map((side) => (
            <figure key={side} className={styles.side}>
              <div className={styles.large}>
                <Picture
                  src={`/cc-api/face-search/comparison/${id}/${side}/picture`}
                  alt={text(`compare.${side}`)}
                  fit="contain"
                />
              </div>
              <figcaption>
                <strong>{text(`compare.${side}`)}</strong>
                {flaws[side].map((flaw) => (
                  <div key={flaw} className={styles.second}>
                    {text(`flaw.${flaw}`)}
                  </div>
                ))}
              </figcaption>
            </figure>
          ))}
        </section>
      </Detail>
    </Page>
  );
};
