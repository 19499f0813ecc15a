import { DislikeOutlined, LikeOutlined } from "@ant-design/icons";
import type {
  ObjectResult,
  Relevance as RelevanceValue,
} from "@console-shell/contract/calls/object-search";
import { useApiMutation, useWriteButton } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import styles from "./query.module.css";

interface RelevanceProps {
  queryId: string;
  result: ObjectResult;
  mayReview: boolean;
}

const choices = [
  { value: "relevant", label: "query.relevant", icon: <LikeOutlined aria-hidden="true" /> },
  {
    value: "not_relevant",
    label: "query.notRelevant",
    icon: <DislikeOutlined aria-hidden="true" />,
  },
] as const;

/** The rating of a result; pressing the current one removes it. */
export const Relevance = ({ queryId, result, mayReview }: RelevanceProps) => {
  const text = useText();
  const writeButton = useWriteButton();
  const review = useApiMutation("POST /cc-api/object-search/query/:id/result/:resultId/review", {
    invalidates: ["GET /cc-api/object-search/query/:id", "GET /cc-api/object-search/query/list"],
  });
  if (!mayReview) {
    const judged = choices.find(({ value }) => value === result.relevance);
    return judged ? (
      <span>
        {judged.icon} {text(judged.label)}
      </span>
    ) : null;
  }
  const judge = (relevance: RelevanceValue) =>
    review.mutate({
      params: { id: queryId, resultId: result.id },
      body: { relevance: relevance === result.relevance ? null : relevance },
    });
  const pending = review.isPending ? review.variables.body.relevance : undefined;
  return (
    <fieldset
      className={styles.choices}
      aria-label={text("query.relevance", { rank: result.rank })}
    >
      {choices.map(({ value, label, icon }) => (
        <Button
          key={value}
          size="small"
          icon={icon}
          title={text(label)}
          aria-label={text(label)}
          aria-pressed={result.relevance === value}
          {...writeButton(pending === value)}
          onClick={() => judge(value)}
        />
      ))}
    </fieldset>
  );
};
