import type { TestServer } from "@console-shell/testing/server";
import { storeFiles } from "#modules/registry/release/store.ts";
import { integrityOf } from "#platform/files/integrity.ts";
import { buildOf } from "#modules/registry/testing/team.ts";
import type { Browser } from "./browser.ts";

/** The canary has failed for other operators already. */
const failForOthers = async ({ services: { database }, clock }: TestServer) => {
  const others = await database
    .selectFrom("operators")
    .select("id as operatorId")
    .limit(3)
    .execute();
  const { releaseId } = await database
    .selectFrom("subAppStages")
    .select("releaseId")
    .where("stage", "=", "canary")
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const failure = { mounts: 0, failures: 1, triedAt: at, failedAt: at, failure: "" };
  await database
    .insertInto("subAppReleaseOperators")
    .values(others.map((other) => ({ ...other, ...failure, releaseId })))
    .execute();
};

/**
 * A sub-app is added, developed, published, promoted, pinned, allowed more and withdrawn, and a failing canary removed.
 * Its files are stored by hand: the scenario's browser sends none.
 */
export const shipASubApp = async (
  server: TestServer,
  root: Browser,
  ownerId: string,
): Promise<void> => {
  const { services, clock } = server;
  const name = "parking";
  const at = `/mc-api/sub-app/${name}`;
  const reason = "Because";
  await root.done("POST", "/mc-api/sub-app/add", { name, ownerId });
  await root.done("PATCH", at, { backend: "https://parking.example" });
  const token = { name: "CI", scopes: ["publish"], expiresAt: clock.now() + 60_000 };
  const issued = await root.done("POST", `${at}/token/add`, token);
  await root.done("POST", `${at}/token/${(issued["token"] as { id: string }).id}/revoke`);
  const { version: developed, title, pages } = buildOf(name, "0.9.0").manifest;
  await root.done("POST", "/mc-api/sub-app-override/start", {
    name,
    origin: "http://localhost:5173",
    manifest: { version: developed, title, pages },
  });
  await root.done("POST", "/cc-api/sub-app-override/stop");
  const publish = async (version: string) => {
    const { manifest, files } = buildOf(name, version);
    const contents = Object.values(files).map((content) => Buffer.from(content));
    await storeFiles(services, name, contents, clock.now());
    const sent = Object.entries(files).map(([path, content]) => ({
      path,
      hash: integrityOf(content),
    }));
    await root.done("POST", `${at}/release/publish`, { manifest, files: sent });
  };
  await publish("0.9.0");
  await publish("1.0.0");
  const version = "1.0.0";
  const pin = await root.done("POST", `${at}/pin/add`, { version, role: "sales" });
  await root.done("POST", `${at}/pin/${pin["id"] as string}/remove`);
  await root.done("POST", `${at}/stage/canary/promote`, { version, reason });
  await root.done("PUT", `${at}/policy`, { needs: { workers: "self" }, basedOn: {} });
  await root.done("POST", `${at}/stage/canary/clear`, { reason });
  await root.done("POST", `${at}/stage/stable/promote`, { version: "0.9.0", reason });
  await root.done("POST", `${at}/stage/canary/promote`, { version, share: 100, reason });
  await failForOthers(server);
  const failed = { name, version, failure: { code: "LIFECYCLE_FAILED", phase: "mount" } };
  await root.done("POST", "/cc-api/sub-app/mount/report", { mounts: [failed] });
  await root.done("POST", `${at}/release/${version}/yank`, { reason });
};
