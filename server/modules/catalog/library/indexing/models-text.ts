import type { EngineModels } from "../../../../platform/vision/engine.ts";

/** With what pictures are looked at, in one text; another text means that they have to be looked at anew. */
export const modelsText = ({ face, region }: EngineModels): string =>
  `${face.name} (${face.dimensions}), ${region.name} (${region.dimensions})`;
