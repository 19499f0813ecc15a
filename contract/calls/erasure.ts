import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { erasureCauses } from "../words/image-gate.ts";
import { OperatorReferenceSchema } from "./library.ts";

export const ErasureSchema = z.object({
  id: IdSchema,
  cause: z.enum(erasureCauses),
  /** Its name at the time; the library may no longer exist. */
  library: z.object({ id: IdSchema, name: z.string() }),
  /** Null if a client app, retention or the end of the time in the bin erased it. */
  erasedBy: OperatorReferenceSchema.nullable(),
  /** The client app's key and who created it; null unless a client app erased it. */
  byClientApp: z
    .object({
      key: z.object({ name: z.string(), prefix: z.string() }),
      keyMadeBy: OperatorReferenceSchema,
      clientApp: z.object({ id: IdSchema, name: z.string() }),
    })
    .nullable(),
  erasedAt: TimeSchema,
  images: z.int(),
  faces: z.int(),
  vectors: z.int(),
  bytes: z.int(),
  /** SHA-256 of the list of erased pictures; also in the audit log. */
  listHash: z.string(),
  /** Whether all files are removed; if not, removal is retried. */
  filesGone: z.boolean(),
});
export type Erasure = z.infer<typeof ErasureSchema>;

export const listErasures = endpoint({
  name: "erasure.list",
  method: "GET",
  path: "/cc-api/erasure/list",
  access: "image-library-management:library:read",
  summary: "Erasures, newest first",
  query: z.object({
    ...pageQuery,
    libraryId: IdSchema.optional(),
    cause: z.enum(erasureCauses).optional(),
  }),
  output: pageOf(ErasureSchema),
});

export const exportErasures = endpoint({
  name: "erasure.exportList",
  method: "GET",
  path: "/cc-api/erasure/export",
  access: "image-library-management:library:read",
  summary: "Matching erasures as CSV, newest first",
  query: listErasures.query.pick({ libraryId: true, cause: true }),
  output: BinarySchema,
});

export const exportErasure = endpoint({
  name: "erasure.export",
  method: "GET",
  path: "/cc-api/erasure/:id/export",
  access: "image-library-management:library:read",
  summary:
    "The list of erased images, one per line with ID and SHA-256 of the file. The SHA-256 of the list is its proof",
  params: z.object({ id: IdSchema }),
  output: BinarySchema,
});

export const erasureEndpoints = [listErasures, exportErasures, exportErasure] as const;
