import { type EngineModels, EngineUnavailable, type VisionEngine } from "../engine.ts";
import { unitVector } from "../unit-vector.ts";
import { askService, type Service } from "./ask-service.ts";
import { FacesAnswer, ModelsAnswer, ObjectsAnswer, RegionsAnswer } from "./wire.ts";

/** A vector of the length that the service declares. */
const vectorOf = (values: number[], { face, region }: EngineModels, of: "face" | "region") => {
  const { dimensions } = of === "face" ? face : region;
  if (values.length !== dimensions)
    throw new EngineUnavailable(
      `The recognition service's ${of} vector has ${values.length} dimensions in place of ${dimensions}.`,
    );
  return unitVector(values);
};

/** The engine that uses a company's own recognition service, over HTTP; docs/vision.md specifies its responses. */
export const createRemoteEngine = (service: Service): VisionEngine => {
  const models = () => askService(service, { path: "/models", schema: ModelsAnswer });
  return {
    models,
    async detectFaces(picture, { embed = false } = {}) {
      const path = embed ? "/faces?embed=1" : "/faces";
      const { faces } = await askService(service, { path, schema: FacesAnswer, picture });
      if (!embed) return faces.map((face) => ({ ...face, embedding: new Float32Array() }));
      const known = await models();
      return faces.map((face) => ({ ...face, embedding: vectorOf(face.embedding, known, "face") }));
    },
    async detectObjects(picture) {
      const call = { path: "/objects", schema: ObjectsAnswer, picture };
      return (await askService(service, call)).objects;
    },
    async embedRegions(picture, regions) {
      const where = new URLSearchParams(
        regions.map(({ x, y, width, height }) => ["region", [x, y, width, height].join(",")]),
      );
      const call = { path: `/regions?${where}`, schema: RegionsAnswer, picture };
      const { embeddings } = await askService(service, call);
      if (embeddings.length !== regions.length)
        throw new EngineUnavailable(
          `The recognition service answered ${embeddings.length} vectors for ${regions.length} regions.`,
        );
      const known = await models();
      return embeddings.map((embedding) => vectorOf(embedding, known, "region"));
    },
    close: () => Promise.resolve(),
  };
};
