import type { ApiOutput } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";

export type Release = ApiOutput<"GET /mc-api/sub-app/:name/release/list">["items"][number];

/** A sub-app's newest releases, to choose from. */
export const useReleases = (name: string) =>
  useApiQuery("GET /mc-api/sub-app/:name/release/list", {
    params: { name },
    query: { pageSize: 100 },
  });
