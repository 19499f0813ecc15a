import { Progress } from "antd";
import { useText } from "../messages/index.ts";
import { useUsageFormat } from "./use-usage-format.ts";

interface QuotaProps {
  used: number;
  /** Null means no limit. */
  limit: number | null;
}

/** A client app's use of this month's quota, as text and as a bar. */
export const Quota = ({ used, limit }: QuotaProps) => {
  const text = useText();
  const format = useUsageFormat();
  if (limit === null) return text("quota.unlimited", { used: format.count(used) });
  const share = limit === 0 ? 1 : used / limit;
  const words = text("quota.of", { used: format.count(used), limit: format.count(limit) });
  return (
    <div className="console-quota">
      <span>{words}</span>
      <Progress
        percent={Math.min(100, Math.round(share * 100))}
        size="small"
        showInfo={false}
        status={share >= 1 ? "exception" : "normal"}
        aria-label={words}
      />
    </div>
  );
};
