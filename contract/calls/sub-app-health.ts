import { z } from "zod";
import { mountFailures, mountPhases, mountReportLimits } from "../words/sub-app-releases.ts";
import { endpoint } from "./endpoint.ts";
import { failsWith } from "./schemas.ts";
import { SubAppNameSchema, VersionSchema } from "./sub-app-manifest.ts";
import { SlowdownSchema, VitalReportSchema } from "./sub-app-vital.ts";

/** What became of one mount. A mounted sub-app whose own code threw later is reported once more, as failed in `run`. */
export const MountReportSchema = z
  .strictObject({
    name: SubAppNameSchema,
    version: VersionSchema,
    /** From the click to the mounted sub-app. */
    milliseconds: z.int().min(0).max(mountReportLimits.milliseconds).optional(),
    failure: z.strictObject({ code: z.enum(mountFailures), phase: z.enum(mountPhases) }).optional(),
  })
  .refine(
    ({ milliseconds, failure }) => (milliseconds === undefined) !== (failure === undefined),
    failsWith("required", "milliseconds"),
  );
export type MountReport = z.infer<typeof MountReportSchema>;

export const reportMounts = endpoint({
  name: "subApp.mount.report",
  method: "POST",
  path: "/cc-api/sub-app/mount/report",
  access: "signed-in",
  summary:
    "Report how mounts of published sub-apps ended, and how fast pages are. Only releases that the operator gets are counted",
  body: z
    .strictObject({
      mounts: z.array(MountReportSchema).max(mountReportLimits.mounts).default([]),
      vitals: z.array(VitalReportSchema).max(mountReportLimits.vitals).default([]),
    })
    .refine(
      ({ mounts, vitals: measured }) => mounts.length + measured.length > 0,
      failsWith("nothing_sent"),
    ),
  output: z.object({ counted: z.int() }),
});

/** How mounts of a release ended lately. */
export const HealthSchema = z.object({
  mounts: z.int(),
  /** Mounts that failed, and errors of mounted ones. */
  failures: z.int(),
  /** Milliseconds within which three quarters of its mounts were done; null without mounts. */
  p75: z.number().nullable(),
});
export type Health = z.infer<typeof HealthSchema>;

/** Why a canary was removed by itself: of the operators who tried it, how many it failed for, and how; or it's slower. */
export const CanaryFiguresSchema = z.object({
  failed: z.int(),
  tried: z.int(),
  /** Code and phase of most of the failures. */
  failure: z.string(),
  /** Set if it was removed because it's slower than what others have. */
  slower: SlowdownSchema.optional(),
});
export type CanaryFigures = z.infer<typeof CanaryFiguresSchema>;

export const subAppHealthEndpoints = [reportMounts] as const;
