import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { OperatorReferenceSchema } from "./library.ts";
import { BoxSchema } from "./query-image.ts";
import { typedName } from "./schemas.ts";

/** Faces of a collection that were grouped as one person. */
export const PersonSchema = z.object({
  id: IdSchema,
  name: z.string(),
  collection: z.object({ id: IdSchema, name: z.string() }),
  faceCount: z.int(),
  /** A cover face; null if the person has no faces. */
  coverId: IdSchema.nullable(),
  createdBy: OperatorReferenceSchema,
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type Person = z.infer<typeof PersonSchema>;

export const PersonFaceSchema = z.object({
  id: IdSchema,
  imageId: IdSchema,
  libraryId: IdSchema,
  fileName: z.string(),
  libraryName: z.string(),
  addedAt: TimeSchema,
});
export type PersonFace = z.infer<typeof PersonFaceSchema>;

/** A merge or a split, which can be undone once. */
export const PersonOperationSchema = z.object({
  id: IdSchema,
  kind: z.enum(["merged", "split"]),
  /** The person that was merged into this one, or that was split off. */
  other: z.object({ id: IdSchema, name: z.string() }),
  /** Whether this page's person is the one created by the split. */
  isOther: z.boolean(),
  faceCount: z.int(),
  by: OperatorReferenceSchema,
  at: TimeSchema,
  /** Null while it holds. */
  undone: z.object({ by: OperatorReferenceSchema, at: TimeSchema }).nullable(),
});
export type PersonOperation = z.infer<typeof PersonOperationSchema>;

const PersonDetailSchema = PersonSchema.extend({
  /** Newest first, the last fifty. */
  operations: z.array(PersonOperationSchema),
});

export const SimilarFaceSchema = z.object({
  faceId: IdSchema,
  fileName: z.string(),
  libraryName: z.string(),
  box: BoxSchema,
  similarity: z.number(),
});
export type SimilarFace = z.infer<typeof SimilarFaceSchema>;

const byId = z.object({ id: IdSchema });
const ofFace = z.object({ id: IdSchema, faceId: IdSchema });
const name = typedName(80);
const faceIds = z.array(IdSchema).min(1).max(200);
const read = "face-search:person:read";
const update = "face-search:person:update";
/** Seeing which faces resemble a person's counts as a search for them. */
const search = "face-search:query:create";
const at = "/cc-api/face-search/person";

export const listPeople = endpoint({
  name: "person.list",
  method: "GET",
  path: `${at}/list`,
  access: read,
  summary: "People in face collections",
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(100).optional(),
    collectionId: IdSchema.optional(),
    sort: z.enum(["name", "faceCount", "updatedAt"]).default("updatedAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(PersonSchema),
});

export const createPerson = endpoint({
  name: "person.create",
  method: "POST",
  path: `${at}/create`,
  access: update,
  summary: "Create a person from ungrouped faces of a collection",
  body: z.strictObject({ collectionId: IdSchema, name, faceIds }),
  output: PersonDetailSchema,
  status: 201,
});

export const getPerson = endpoint({
  name: "person.get",
  method: "GET",
  path: `${at}/:id`,
  access: read,
  summary: "A person, and what was merged and split",
  params: byId,
  output: PersonDetailSchema,
});

export const listPersonFaces = endpoint({
  name: "person.face.list",
  method: "GET",
  path: `${at}/:id/face/list`,
  access: read,
  summary: "A person's faces, newest first",
  params: byId,
  query: z.object(pageQuery),
  output: pageOf(PersonFaceSchema),
});

export const getPersonFace = endpoint({
  name: "person.face.picture",
  method: "GET",
  path: `${at}/:id/face/:faceId/picture`,
  access: read,
  summary: "One of a person's faces, cut out of its image",
  params: ofFace,
  output: BinarySchema,
});

export const listSimilarFaces = endpoint({
  name: "person.similar.list",
  method: "GET",
  path: `${at}/:id/similar`,
  access: search,
  summary: "Ungrouped faces of the collection that look like a person's, best first",
  params: byId,
  output: z.array(SimilarFaceSchema),
});

export const getSimilarFace = endpoint({
  name: "person.similar.picture",
  method: "GET",
  path: `${at}/:id/similar/:faceId/picture`,
  access: search,
  summary: "A face of the person's collection, cut out of its image",
  params: ofFace,
  output: BinarySchema,
});

export const renamePerson = endpoint({
  name: "person.rename",
  method: "PATCH",
  path: `${at}/:id`,
  access: update,
  summary: "Change a person's name",
  params: byId,
  body: z.strictObject({ name }),
  output: PersonDetailSchema,
});

export const addPersonFaces = endpoint({
  name: "person.face.add",
  method: "POST",
  path: `${at}/:id/face/add`,
  access: update,
  summary: "Add ungrouped faces of the collection",
  params: byId,
  body: z.strictObject({ faceIds }),
  output: PersonDetailSchema,
});

export const removePersonFaces = endpoint({
  name: "person.face.remove",
  method: "POST",
  path: `${at}/:id/face/remove`,
  access: update,
  summary: "Remove faces from a person, by their IDs",
  params: byId,
  body: z.strictObject({ faceIds }),
  output: PersonDetailSchema,
});

export const mergePeople = endpoint({
  name: "person.merge",
  method: "POST",
  path: `${at}/:id/merge`,
  access: update,
  summary: "Merge another person of the collection into this one",
  params: byId,
  body: z.strictObject({ personId: IdSchema }),
  output: PersonDetailSchema,
});

export const splitPerson = endpoint({
  name: "person.split",
  method: "POST",
  path: `${at}/:id/split`,
  access: update,
  summary: "Split some of a person's faces into a new person, by their IDs",
  params: byId,
  body: z.strictObject({ name, faceIds }),
  output: PersonDetailSchema,
});

export const undoPersonOperation = endpoint({
  name: "person.undo",
  method: "POST",
  path: `${at}/:id/operation/:operationId/undo`,
  access: update,
  summary: "Undo a merge or a split, once. A conflict if its faces have moved since",
  params: z.object({ id: IdSchema, operationId: IdSchema }),
  output: PersonDetailSchema,
});

export const deletePerson = endpoint({
  name: "person.delete",
  method: "DELETE",
  path: `${at}/:id`,
  access: update,
  summary: "Delete a person. Faces and images stay",
  params: byId,
  output: z.literal(true),
});

export const peopleEndpoints = [
  listPeople,
  createPerson,
  getPerson,
  listPersonFaces,
  getPersonFace,
  listSimilarFaces,
  getSimilarFace,
  renamePerson,
  addPersonFaces,
  removePersonFaces,
  mergePeople,
  splitPerson,
  undoPersonOperation,
  deletePerson,
] as const;
