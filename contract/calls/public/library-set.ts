import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";

/** A named set of libraries to search in. */
const set = {
  id: IdSchema,
  name: z.string(),
  description: z.string(),
  libraryIds: z.array(IdSchema),
  /** Default similarity threshold for hits; a search can override it. */
  defaultThreshold: z.number(),
  updatedAt: TimeSchema,
};

export const apiListFaceCollections = endpoint({
  name: "api.faceCollection.list",
  method: "GET",
  path: "/api/v1/face-collections",
  access: { scope: "face:search" },
  meter: "library-call",
  summary: "Face collections whose libraries the client app can all access, by name",
  query: z.object(pageQuery),
  output: pageOf(z.object(set)),
});

export const apiListObjectCatalogues = endpoint({
  name: "api.objectCatalogue.list",
  method: "GET",
  path: "/api/v1/object-catalogues",
  access: { scope: "object:search" },
  meter: "library-call",
  summary: "Object catalogues whose libraries the client app can all access, by name",
  query: z.object(pageQuery),
  output: pageOf(z.object({ ...set, labels: z.array(z.string()) })),
});

export const publicLibrarySetEndpoints = [apiListFaceCollections, apiListObjectCatalogues] as const;
