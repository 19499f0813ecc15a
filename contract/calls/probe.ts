import { z } from "zod";
import { BinarySchema, endpoint, IdSchema, TimeSchema } from "./endpoint.ts";

/** A region of a picture, as fractions of its width and height from the top left corner. */
export const BoxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof BoxSchema>;

/** Why a face may be hard to recognise; show the first. */
export const FaceFlawSchema = z.enum([
  "too_small",
  "too_dark",
  "too_bright",
  "blurred",
  "turned_away",
]);
export type FaceFlaw = z.infer<typeof FaceFlawSchema>;

export const ProbeFaceSchema = z.object({
  box: BoxSchema,
  /** Detection confidence, 0 to 1. */
  score: z.number(),
  flaws: z.array(FaceFlawSchema),
  /** Degrees: positive to the person's own left, up, and towards the left shoulder. */
  pose: z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() }),
  /** Liveness: confidence that it isn't a print, screen or mask, 0 to 1. */
  liveness: z.number(),
});
export type ProbeFace = z.infer<typeof ProbeFaceSchema>;

export const ProbeObjectSchema = z.object({ label: z.string(), score: z.number(), box: BoxSchema });
export type ProbeObject = z.infer<typeof ProbeObjectSchema>;

/** A picture that an operator searches with, and what the engine saw in it. */
export const ProbeSchema = z.object({
  id: IdSchema,
  width: z.int(),
  height: z.int(),
  /** Largest first; a search refers to one by its index. */
  faces: z.array(ProbeFaceSchema),
  /** The surest first. */
  objects: z.array(ProbeObjectSchema),
  expiresAt: TimeSchema,
});
export type Probe = z.infer<typeof ProbeSchema>;

const byId = z.object({ id: IdSchema });

/** Permission to search, for faces or for things. */
const access = "face-search:query:create";
const alsoAccess = ["object-search-manager:query:create"] as const;

export const createProbe = endpoint({
  name: "probe.create",
  method: "POST",
  path: "/cc-api/probe/create",
  access,
  alsoAccess,
  summary:
    "Analyze a JPEG, PNG or WebP picture, sent as the part `file`, for a search. It's kept for an hour",
  upload: true,
  output: ProbeSchema,
  status: 201,
});

export const createProbeFromImage = endpoint({
  name: "probe.createFromImage",
  method: "POST",
  path: "/cc-api/probe/from-image",
  access,
  alsoAccess,
  summary:
    "Analyze a library's picture for a search. Also requires the permission to view pictures",
  body: z.strictObject({ imageId: IdSchema }),
  output: ProbeSchema,
  status: 201,
});

export const getProbe = endpoint({
  name: "probe.get",
  method: "GET",
  path: "/cc-api/probe/:id",
  access,
  alsoAccess,
  summary: "Faces or objects found in your query image",
  params: byId,
  output: ProbeSchema,
});

export const getProbePicture = endpoint({
  name: "probe.picture",
  method: "GET",
  path: "/cc-api/probe/:id/picture",
  access,
  alsoAccess,
  summary: "Your uploaded query image",
  params: byId,
  output: BinarySchema,
});

export const deleteProbe = endpoint({
  name: "probe.delete",
  method: "DELETE",
  path: "/cc-api/probe/:id",
  access,
  alsoAccess,
  summary: "Delete your uploaded query image early",
  params: byId,
  output: z.literal(true),
});

export const probeEndpoints = [
  createProbe,
  createProbeFromImage,
  getProbe,
  getProbePicture,
  deleteProbe,
] as const;
