import { removeOlder, type RetentionRule } from "#platform/retention.ts";
import { removeOldKeys } from "./backend/signing-keys.ts";
import { healthRetentions } from "./health/reads.ts";
import { removeOldAssets } from "./pages/kept-assets.ts";
import { removeOldBuilds, removeUnusedFiles } from "./release/expire.ts";
import { vitalRetentions } from "./vital/reads.ts";

/**
 * Removes assets and releases of old builds, files of releases that were never published, old signing keys and counts,
 * and overrides that ended.
 */
export const removeExpiredRegistry: RetentionRule = async (services, now) => {
  await removeOldAssets(services, now);
  await removeOldBuilds(services, now);
  await removeUnusedFiles(services, now);
  await removeOldKeys(services, now);
  await removeOlder(services, now, [
    ["subAppOverrides", "expiresAt", 0],
    ...healthRetentions,
    ...vitalRetentions,
  ]);
};
