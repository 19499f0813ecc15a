import { ArrowLeftOutlined, SwapOutlined } from "@ant-design/icons";
import {
  ReadFailure,
  useApiQuery,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { Detail, Facts, Page, Panel, Picture } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { Link, useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import styles from "../query/query.module.css";
import { Similarity } from "../shared/similarity.tsx";

const sides = ["one", "other"] as const;

/** A past comparison: both faces, their similarity, and what it means. */
export const ComparisonPage = () => {
  const text = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const mayCompare = usePermission("face-search:query:create");
  const comparison = useApiQuery("GET /cc-api/face-search/comparison/:id", { params: { id } });
  usePageTitle(comparison.data?.purpose ?? text("comparisons.title"));

  if (comparison.error)
    return <ReadFailure error={comparison.error} onRetry={comparison.refetch} />;
  if (!comparison.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { purpose, similarity, flaws, operator, createdAt } = comparison.data;
  return (
    <Page
      record
      title={purpose}
      back={
        <Link to="/comparisons">
          <ArrowLeftOutlined aria-hidden="true" /> {text("comparisons.title")}
        </Link>
      }
      actions={
        mayCompare ? (
          <Button
            type="primary"
            icon={<SwapOutlined aria-hidden="true" />}
            onClick={() => void navigate("/compare")}
          >
            {text("compare.title")}
          </Button>
        ) : null
      }
      figures={<Similarity similarity={similarity} />}
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
