import { type BuiltFile, readBuild } from "../build.ts";
import { commitUrlOf } from "../commit-url.ts";
import { Failure } from "../failure.ts";
import type { Invocation, Outcome } from "../invocation.ts";
import { connect } from "../settings.ts";
import { formatFiles, formatSize } from "../texts.ts";
import { uploadFiles } from "../upload-files.ts";
import { describeServer, describeStage, shareOf, stageOf } from "./stage.ts";

/** Names the files in the console's error, which only knows their positions. */
const withPaths = (error: unknown, files: readonly BuiltFile[]): unknown => {
  if (!(error instanceof Failure)) return error;
  const { kind, message, details } = error;
  const fields = details.fields?.map((field) => ({
    ...field,
    path: field.path.replace(/^files\.(\d+)\.\w+$/, (_, at: string) => files[Number(at)]!.path),
  }));
  return new Failure(kind, message, { ...details, fields });
};

const commitOf = ({ values, env }: Invocation): string | null => {
  const url = values.commit ?? commitUrlOf(env) ?? null;
  if (url === null || /^https?:/.test(url)) return url;
  throw new Failure("usage", "--commit must be the URL of the commit’s page.");
};

/** Publishes the build in `dist`, and points a stage to it if one is given. */
export const publish = async (invocation: Invocation): Promise<Outcome> => {
  const { values, folder, progress } = invocation;
  const stage = values.stage === undefined ? undefined : stageOf(values.stage);
  const share = shareOf(values, stage);
  const commitUrl = commitOf(invocation);
  const dist = values.dist ?? "dist";
  const { manifest, files } = await readBuild(folder, dist, values["source-maps"] ?? false);
  const { app, console, client } = await connect(invocation);

  const uploaded = await uploadFiles(files, app, client, progress);
  progress.step(`Publishing ${app} ${manifest.version}`);
  const release = await client
    .call("POST /mc-api/sub-app/:name/release/publish", {
      params: { name: app },
      body: { manifest, files: files.map(({ path, hash }) => ({ path, hash })), commitUrl },
    })
    .catch((error: unknown) => {
      throw withPaths(error, files);
    });
  const published = release.isNew
    ? `Published ${app} ${release.version}: ${formatFiles(release.fileCount)}, ` +
      `${formatSize(release.size)}, ${uploaded} uploaded.`
    : `${app} ${release.version} is already published, with the same files.`;
  const json = { console, app, release, uploaded };
  if (stage === undefined) {
    const subApp = await client.call("GET /mc-api/sub-app/:name", { params: { name: app } });
    return {
      lines: [
        published,
        `Nobody gets it before a stage points to it: \`console promote ${release.version} canary\`.`,
        ...describeServer(subApp),
      ],
      json: { ...json, subApp },
    };
  }

  const reason =
    values.reason ??
    (commitUrl ? `Published from ${commitUrl}` : "Published from the command line");
  const subApp = await client
    .call("POST /mc-api/sub-app/:name/stage/:stage/promote", {
      params: { name: app, stage },
      body: { version: release.version, share, reason },
    })
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const { kind, message, details } = error;
      const next = `${details.next ?? ""} ${app} ${release.version} is published, but ${stage} doesn’t point to it.`;
      throw new Failure(kind, message, { ...details, next: next.trim() });
    });
  return { lines: [published, ...describeStage(subApp, stage)], json: { ...json, subApp } };
};
