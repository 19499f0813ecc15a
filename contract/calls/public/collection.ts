import { z } from "zod";
import { endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "../endpoint.ts";

/** A named set of libraries to search. */
const collection = {
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
  output: pageOf(z.object(collection)),
});

export const apiListObjectCollections = endpoint({
  name: "api.objectCollection.list",
  method: "GET",
  path: "/api/v1/object-collections",
  access: { scope: "object:search" },
  meter: "library-call",
  summary: "Object collections whose libraries the client app can all access, by name",
  query: z.object(pageQuery),
  output: pageOf(z.object({ ...collection, labels: z.array(z.string()) })),
});

export const publicCollectionEndpoints = [
  apiListFaceCollections,
  apiListObjectCollections,
] as const;
