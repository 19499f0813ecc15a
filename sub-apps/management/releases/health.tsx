import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import type { Stage } from "../sub-apps/sub-app.ts";

/** How mounts of a release ended in the last 24 hours, on one line. */
export const Health = ({ of: { mounts, failures, p75 } }: { of: Stage["health"] }) => {
  const text = useText();
  const format = useFormat();
  const shown = { className: "management-below", title: text("health.title") };
  if (mounts + failures === 0) return <span {...shown}>{text("health.none")}</span>;
  return (
    <span {...shown}>
      {text("health.mounts", { count: mounts })}
      {" · "}
      <span className={failures > 0 ? "management-failing" : undefined}>
        {text("health.failures", { count: failures })}
        {failures > 0 ? ` (${format.percent(failures / (mounts + failures))})` : null}
      </span>{" "}
      {p75 === null ? null : (
        <span className="management-p75" title={text("health.p75Help")}>
          {"· "}
          {text("health.p75", { milliseconds: format.number(p75, 0) })}
        </span>
      )}
    </span>
  );
};
