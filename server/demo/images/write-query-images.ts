import { queryImageKey } from "#modules/catalog/index.ts";
import type { Files } from "#platform/files/files.ts";
import { renderJpeg } from "./render.ts";

/** The picture of a past search, not rendered yet. */
export interface DemoQueryImage {
  queryId: string;
  svg: string;
}

/** Renders and stores the pictures of many searches in parallel, using all cores. */
export const writeQueryImages = async (
  files: Files,
  queryImages: readonly DemoQueryImage[],
): Promise<void> => {
  await Promise.all(
    queryImages.map(async ({ queryId, svg }) =>
      files.write(queryImageKey(queryId, "image/jpeg"), await renderJpeg(svg)),
    ),
  );
};
