import { useApiQuery, useFormat, useLocale } from "@console-shell/sdk";
import { LoadFailure } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { UnapprovedNotice } from "../policy/unapproved-notice.tsx";
import { differencesOf, type Line } from "./differences.ts";
import { useReleases } from "./use-releases.ts";

const useManifest = (name: string, version: string | undefined) =>
  useApiQuery(
    "GET /mc-api/sub-app/:name/release/:version/manifest",
    { params: { name, version: version ?? "" } },
    { enabled: version !== undefined },
  );

const DiffLine = ({ change, words, code }: Line) => {
  const text = useText();
  return (
    <li className={`management-diff-${change}`}>
      <span aria-hidden>{change === "added" ? "+" : "−"}</span>
      <span className="cs-unseen">{text(`changes.${change}`)}</span>
      <span>
        {words} <code>{code}</code>
      </span>
    </li>
  );
};

interface Compared {
  name: string;
  /** The version to compare with; undefined if there is none. */
  from: string | undefined;
  to: string;
}

const Size = ({ name, from, to }: Compared) => {
  const text = useText();
  const format = useFormat();
  const releases = useReleases(name).data?.items;
  const sizeOf = (version: string | undefined) =>
    releases?.find((release) => release.version === version)?.size;
  const [before, after] = [sizeOf(from), sizeOf(to)];
  if (after === undefined) return null;
  const size = format.bytes(after);
  return (
    <p>
      {before === undefined
        ? text("changes.size", { size })
        : text("changes.sizes", { before: format.bytes(before), size })}
    </p>
  );
};

/** What changes from one release to another for operators and for the page. */
export const ReleaseChanges = ({ name, from, to }: Compared) => {
  const text = useText();
  const locale = useLocale();
  const before = useManifest(name, from);
  const after = useManifest(name, to);
  const failed = before.error ? before : after;
  const isRead = after.data && (from === undefined || before.data);
  const differences = isRead
    ? differencesOf(before.data, after.data!, locale, (need) => text(`need.${need}`))
    : undefined;
  return (
    <section className="management-changes" aria-label={text("changes.title")}>
      <h3>
        {from === undefined ? text("changes.first", { to }) : text("changes.between", { from, to })}
      </h3>
      {failed.error ? <LoadFailure onRetry={failed.refetch} /> : null}
      {!differences && !failed.error ? <Skeleton active paragraph={{ rows: 3 }} /> : null}
      {after.data ? (
        <UnapprovedNotice name={name} version={to} needs={after.data.needs ?? {}} />
      ) : null}
      {differences?.length === 0 ? <p>{text("changes.none")}</p> : null}
      {differences?.map(([kind, lines]) => (
        <div key={kind}>
          <h4>{text(`changes.${kind}`)}</h4>
          <ul className="management-diff">
            {lines.map((line) => (
              <DiffLine key={`${line.change} ${line.words} ${line.code}`} {...line} />
            ))}
          </ul>
        </div>
      ))}
      {differences ? <Size name={name} from={from} to={to} /> : null}
    </section>
  );
};
