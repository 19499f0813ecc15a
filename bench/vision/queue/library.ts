import { injected } from "@console-shell/server/modules/index";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { auditSettingsOf } from "@console-shell/server/audit-variables";
import { createBackground } from "@console-shell/server/platform/background";
import { addImage } from "@console-shell/server/modules/catalog/image/writes";
import { fileStore } from "@console-shell/server/platform/files/file-store";
import { createLogger } from "@console-shell/server/platform/logger";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import type { Services } from "@console-shell/server/platform/services";
import { blindEngine } from "@console-shell/server/platform/vision/testing/blind-engine";
import { addLibrary } from "@console-shell/server/platform/vision/vectors/testing/add-library";
import type { Place } from "../places.ts";

/** The services that the queue needs, without a listening server. */
export const servicesOf = ({ database, dialect }: Place, directory: string): Services => {
  const log = createLogger("error");
  return {
    database,
    dialect,
    reports: { open: () => ({ database, dialect }) },
    clock: Date.now,
    clockSkew: () => null,
    files: fileStore(join(directory, "files")),
    sealer: createSealer(randomBytes(32)),
    background: createBackground(log),
    log,
    faceLoginRoles: [],
    hostOrigins: [],
    devOrigins: [],
    environment: "production",
    publicUrl: "http://console.bench",
    audit: auditSettingsOf({}),
    backends: { networks: [], metricsPort: undefined },
    webhooks: { privateAddresses: false, timeout: 10_000, every: 5_000 },
    mailer: { mailbox: false, delivers: false, send: () => Promise.resolve() },
    ...injected,
    publishLibraryChange: () => Promise.resolve(),
    vision: blindEngine,
    imagesAtOnce: 0,
    processRoles: new Set(["web"]),
    vectors: { search: () => Promise.resolve([]), close: () => Promise.resolve() },
  };
};

/** Adds pictures to a new library, like uploads; returns their ids. */
export const addImages = async (
  services: Services,
  pictures: readonly Buffer[],
): Promise<{ libraryId: string; imageIds: string[] }> => {
  const libraryId = await addLibrary(services.database);
  const { createdBy: operatorId } = await services.database
    .selectFrom("libraries")
    .select("createdBy")
    .where("id", "=", libraryId)
    .executeTakeFirstOrThrow();
  const imageIds: string[] = [];
  for (const [at, picture] of pictures.entries()) {
    const by = { operatorId, now: Date.now() };
    imageIds.push((await addImage(services, by, { libraryId, fileName: `${at}.jpg` }, picture)).id);
  }
  return { libraryId, imageIds };
};
