import { probeKey } from "../../modules/catalog/index.ts";
import type { Files } from "../../platform/files/files.ts";
import { renderJpeg } from "./render.ts";

/** The picture that a past search was made with, still to be drawn. */
export interface DemoProbe {
  queryId: string;
  svg: string;
}

/** Draws and stores the pictures of many searches at once, on as many cores as there are. */
export const writeProbes = async (files: Files, probes: readonly DemoProbe[]): Promise<void> => {
  await Promise.all(
    probes.map(async ({ queryId, svg }) =>
      files.write(probeKey(queryId, "image/jpeg"), await renderJpeg(svg)),
    ),
  );
};
