import { z } from "zod";
import { gateFaces, gateFlaws, openGate } from "../words/image-gate.ts";
import { ClientAppEnvironmentSchema } from "./client-app.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { typedName } from "./schemas.ts";

export const LibraryKindSchema = z.enum(["faces", "objects", "general"]);
export type LibraryKind = z.infer<typeof LibraryKindSchema>;

/** Who did something, as lists and facts name them. */
export const OperatorReferenceSchema = z.object({ id: IdSchema, name: z.string() });

const ImageGateSchema = z.strictObject({
  /** Minimum width in pixels; null for any. */
  minimumWidth: z.int().min(1).max(10_000).nullable(),
  faces: z.enum(gateFaces),
  /** Face quality problems that lead to rejection. */
  refusedFlaws: z.array(z.enum(gateFlaws)).max(gateFlaws.length),
});

const LibraryInputSchema = z.strictObject({
  name: typedName(80),
  purpose: z.string().trim().max(500).default(""),
  kind: LibraryKindSchema,
  /** Retention in days; null to keep pictures until someone deletes them. */
  retentionDays: z.int().min(1).max(3650).nullable().default(null),
  /** Requirements for new pictures. */
  gate: ImageGateSchema.default(openGate),
});

export const LibrarySchema = z.object({
  id: IdSchema,
  name: z.string(),
  purpose: z.string(),
  kind: LibraryKindSchema,
  /** It can only be granted to client apps of the same environment. */
  environment: ClientAppEnvironmentSchema,
  retentionDays: z.int().nullable(),
  gate: ImageGateSchema,
  /** Not counting those in the bin. */
  imageCount: z.int(),
  deletedCount: z.int(),
  bytes: z.int(),
  /** Up to four newest pictures, for the library's cover. */
  coverImageIds: z.array(IdSchema),
  /** Pictures waiting for indexing, those that failed, and, in a face library, those without a face. */
  indexing: z.object({ waiting: z.int(), failed: z.int(), faceless: z.int() }),
  createdBy: OperatorReferenceSchema,
  createdAt: TimeSchema,
});
export type Library = z.infer<typeof LibrarySchema>;

const libraryParams = z.object({ id: IdSchema });
const search = z.string().trim().max(100).optional();

export const listLibraries = endpoint({
  name: "library.list",
  method: "GET",
  path: "/cc-api/library/list",
  access: "image-library-management:library:read",
  summary: "Image libraries",
  query: z.object({
    ...pageQuery,
    search,
    kind: LibraryKindSchema.optional(),
    environment: ClientAppEnvironmentSchema.optional(),
    sort: z.enum(["name", "createdAt", "imageCount", "bytes"]).default("createdAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(LibrarySchema),
});

export const exportLibraries = endpoint({
  name: "library.export",
  method: "GET",
  path: "/cc-api/library/export",
  access: "image-library-management:library:read",
  summary: "Matching image libraries as CSV, newest first",
  query: listLibraries.query.pick({ search: true, kind: true, environment: true }),
  output: BinarySchema,
});

export const addedImages = endpoint({
  name: "library.added",
  method: "GET",
  path: "/cc-api/library/added",
  access: "image-library-management:library:read",
  summary: "Images added to libraries in the last 30 days, one number per 24 hours, oldest first",
  query: z.object({
    ids: z
      .string()
      .max(8_000)
      .transform((ids) => ids.split(","))
      .pipe(z.array(IdSchema).min(1).max(200))
      .describe("IDs of libraries, separated by commas"),
  }),
  output: z.array(z.object({ libraryId: IdSchema, days: z.array(z.int()).length(30) })),
});

export const createLibrary = endpoint({
  name: "library.create",
  method: "POST",
  path: "/cc-api/library/create",
  access: "image-library-management:library:create",
  summary: "Create a library with a unique name",
  body: LibraryInputSchema.extend({
    environment: ClientAppEnvironmentSchema.default("production"),
  }),
  output: LibrarySchema,
  status: 201,
});

export const getLibrary = endpoint({
  name: "library.get",
  method: "GET",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:read",
  summary: "One library",
  params: libraryParams,
  output: LibrarySchema,
});

export const updateLibrary = endpoint({
  name: "library.update",
  method: "PUT",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:update",
  reauth: ["retentionDays"],
  summary:
    "Change name, purpose, kind and retention of a library, and its environment while it's empty and no client app has access. A shorter retention requires reauthentication",
  params: libraryParams,
  body: LibraryInputSchema.extend({ environment: ClientAppEnvironmentSchema.optional() }),
  output: LibrarySchema,
});

export const deleteLibrary = endpoint({
  name: "library.delete",
  method: "DELETE",
  path: "/cc-api/library/:id",
  access: "image-library-management:library:delete",
  reauth: true,
  summary:
    "Delete a library and its images, including those in the bin. One with images requires its name as confirmation",
  params: libraryParams,
  query: z.object({ confirmName: z.string().max(80).optional() }),
  output: z.literal(true),
});

export const libraryEndpoints = [
  listLibraries,
  exportLibraries,
  addedImages,
  createLibrary,
  getLibrary,
  updateLibrary,
  deleteLibrary,
] as const;
