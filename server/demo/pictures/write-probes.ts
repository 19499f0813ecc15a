import { probeKey } from "../../modules/catalog/index.ts";
import type { Files } from "../../platform/files/files.ts";
import { renderJpeg } from "./render.ts";

/** The picture of a past search, not rendered yet. */
export interface DemoProbe {
  queryId: string;
  svg: string;
}

/** Renders and stores the pictures of many searches in parallel, using all cores. */
export const writeProbes = async (files: Files, probes: readonly DemoProbe[]): Promise<void> => {
  await Promise.all(
    probes.map(async ({ queryId, svg }) =>
      files.write(probeKey(queryId, "image/jpeg"), await renderJpeg(svg)),
    ),
  );
};
