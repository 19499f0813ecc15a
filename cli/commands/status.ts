import type { Invocation, Outcome } from "../invocation.ts";
import { connect } from "../settings.ts";
import { describeServer } from "./stage.ts";
import { formatSize, formatTable, formatTime } from "../texts.ts";

/** Who published a build of the console's own. */
const itself = "the console";

/** Shows the stages and the newest releases. */
export const status = async (invocation: Invocation): Promise<Outcome> => {
  const { app, console, client } = await connect(invocation);
  const params = { name: app };
  const subApp = await client.call("GET /mc-api/sub-app/:name", { params });
  const releases = await client.call("GET /mc-api/sub-app/:name/release/list", { params });
  const older = releases.total - releases.items.length;
  return {
    json: { console, subApp, releases },
    lines: [
      `${app} on ${console}`,
      ...describeServer(subApp),
      "",
      ...formatTable([
        ["Stage", "Version", "Share", "Changed", "By", "Reason"],
        ...subApp.stages.map(({ stage, version, share, changedAt, changedByName, reason }) => [
          stage,
          version,
          share === null ? "" : `${share}%`,
          formatTime(changedAt),
          changedByName ?? itself,
          reason,
        ]),
      ]),
      "",
      ...formatTable([
        ["Release", "Stages", "Size", "Published", "By", ""],
        ...releases.items.map((release) => [
          release.version,
          release.stages.join(", "),
          formatSize(release.size),
          formatTime(release.publishedAt),
          release.publishedByName ?? itself,
          release.yankedAt === null ? "" : `withdrawn: ${release.yankReason}`,
        ]),
      ]),
      ...(older > 0 ? [`and ${older} older`] : []),
    ],
  };
};
