import type { EngineModels } from "#platform/vision/engine.ts";

/** The models that pictures are indexed with, as one text; if it changes, they must be reindexed. */
export const modelsText = ({ face, region }: EngineModels): string =>
  `${face.name} (${face.dimensions}), ${region.name} (${region.dimensions})`;
