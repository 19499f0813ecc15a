import { ArrowLeftOutlined } from "@ant-design/icons";
import { ReadFailure, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Facts, Page, Panel, Picture } from "@console-shell/ui";
import { Alert, Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../query/query.module.css";
import { PresetTag, usePresetMeaning } from "../shared/preset-tag.tsx";

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
      title={purpose}
      back={
        <Link to="/comparisons">
          <ArrowLeftOutlined aria-hidden="true" /> {text("comparisons.title")}
        </Link>
      }
    >
      <Panel>
        <Facts
          items={[
            {
              label: text("comparisons.similarity"),
              value: (
                <>
                  {format.percent(similarity)} <PresetTag similarity={similarity} />
                </>
              ),
            },
            { label: text("word.time"), value: format.dateTime(createdAt) },
            { label: text("word.operator"), value: operator.name },
          ]}
        />
      </Panel>
      <Alert
        type="info"
        showIcon
        title={text(`verdict.${reached ?? "none"}`)}
        description={reached ? meaning(reached) : text("verdict.none.detail")}
      />
      <Panel title={text("query.comparison")}>
        <div className={styles.pair}>
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
                {text(`compare.${side}`)}
                {flaws[side].map((flaw) => (
                  <div key={flaw} className={styles.second}>
                    {text(`flaw.${flaw}`)}
                  </div>
                ))}
              </figcaption>
            </figure>
          ))}
        </div>
      </Panel>
    </Page>
  );
};
