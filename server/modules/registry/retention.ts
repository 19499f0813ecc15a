import type { RetentionRule } from "../../platform/retention.ts";
import { removeOldKeys } from "./backends/signing-keys.ts";
import { removeOldHealth } from "./health/health.ts";
import { removeOldAssets } from "./pages/kept-assets.ts";
import { removeUnusedFiles } from "./releases/remove-unused-files.ts";

/** Removes assets of old builds, files of releases that were never published, old signing keys, and old counts. */
export const removeExpiredRegistry: RetentionRule = async (services, now) => {
  await removeOldAssets(services, now);
  await removeUnusedFiles(services, now);
  await removeOldKeys(services, now);
  await removeOldHealth(services, now);
};
