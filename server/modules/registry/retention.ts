import type { RetentionRule } from "../../platform/retention.ts";
import { removeOldAssets } from "./pages/kept-assets.ts";
import { removeUnusedFiles } from "./releases/remove-unused-files.ts";

/** Removes assets of old builds, and files of releases that were never published. */
export const removeExpiredRegistry: RetentionRule = async (services, now) => {
  await removeOldAssets(services, now);
  await removeUnusedFiles(services, now);
};
