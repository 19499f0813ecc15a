import { ArrowLeftOutlined } from "@ant-design/icons";
import { ReadFailure, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Detail, Facts, Page, Panel, Picture } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../query/query.module.css";
import { usePresetMeaning } from "../shared/presets.ts";

const sides = ["one", "other"] as const;

/** A past comparison: both faces, their similarity, and what it means. */
export const ComparisonPage = () => {
  const text = useText();
  const format = useFormat();
  const meaning = usePresetMeaning();
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
    >
      <Detail
        rail={
          <Panel title={text("query.facts")}>
            <Facts
              items={[
                { label: text("word.operator"), value: operator.name },
                { label: text("word.time"), value: format.dateTime(createdAt) },
              ]}
            />
          </Panel>
        }
      >
        <section className={styles.verdict} aria-label={text("comparisons.meaning")}>
          <span className={styles.second}>{text("comparisons.similarity")}</span>
          <strong className={styles.similarity}>{format.percent(similarity)}</strong>
          <strong>{text(`verdict.${reached ?? "none"}`)}</strong>
          <span className={styles.second}>
            {reached ? meaning(reached) : text("verdict.none.detail")}
          </span>
        </section>
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
