import { z } from "zod";
import type { AnyPermission } from "../words/permissions.ts";
import type { SubAppManifest, SubAppRelease } from "../host/manifest.ts";
import { roles } from "../words/roles.ts";
import { figureLimits } from "../words/sub-app-figures.ts";
import { subAppGroups } from "../words/sub-app-groups.ts";
import { subAppNamePattern } from "../words/sub-app-names.ts";
import { releaseLimits } from "../words/sub-app-releases.ts";
import { failsWith, LocalizedLabelSchema, LocalizedTextSchema } from "./schemas.ts";
import { NeedsSchema } from "./sub-app-needs.ts";

/** The name of a sub-app, the first segment of its addresses. */
export const SubAppNameSchema = z
  .string()
  .max(40)
  .regex(
    subAppNamePattern,
    "must be words of a-z and 0-9, joined by hyphens, 40 characters at most",
  );

/** A code such as `parking:open` or `parking:lot:read`. */
export const PermissionCodeSchema = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z0-9-]*(:[a-z][a-z0-9-]*){1,2}$/) as unknown as z.ZodType<
  AnyPermission,
  AnyPermission
>;

/** Below the sub-app's own part of the address. */
const PagePathSchema = z
  .string()
  .max(200)
  .regex(/^\/([^\s\\/][^\s\\]*)?$/)
  .refine((path) => {
    const [place = ""] = path.replaceAll(/%2e/gi, ".").split(/[?#]/);
    return place.split("/").every((part) => part !== "." && part !== "..");
  }, failsWith("outside_folder"));

/** What each request of a declared call sends. */
const FixedQuerySchema = z
  .record(z.string().max(100), z.string().max(200))
  .refine((query) => Object.keys(query).length <= 20, failsWith("too_big"));

export const PageSchema = z.strictObject({
  path: PagePathSchema,
  title: LocalizedTextSchema,
  permission: PermissionCodeSchema,
  help: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*(#[a-z][a-z0-9-]*)?$/)
    .optional(),
});

export const ActionSchema = z.strictObject({
  title: LocalizedLabelSchema,
  permission: PermissionCodeSchema,
  path: PagePathSchema,
});

const DecisionSchema = ActionSchema.extend({
  field: z.string().max(100),
  value: z.string().max(100),
  by: z.string().max(100).optional(),
});

const fileName = z.string().max(releaseLimits.pathLength);
const files = z.array(fileName).max(releaseLimits.files);

export const ReleaseGraphSchema: z.ZodType<SubAppRelease, SubAppRelease> = z.strictObject({
  entry: fileName,
  modules: files,
  styles: files,
  languages: z.strictObject({ "en-US": files, "zh-CN": files }).partial().optional(),
  shared: z.array(z.string().max(100)).max(50).optional(),
});

export const IconSchema = z.strictObject({
  viewBox: z.string().max(50),
  path: z.string().max(10_000),
});

const fieldPath = z.string().max(100);
const AmountSchema = z.strictObject({ value: fieldPath, currency: fieldPath });

export const SearchSchema = z.strictObject({
  title: LocalizedLabelSchema,
  permission: PermissionCodeSchema,
  call: z.string().max(200),
  numbered: z.literal(true).optional(),
  label: z.string().max(100),
  detail: z.string().max(100).optional(),
  path: PagePathSchema,
  hyphenAt: z.int().min(1).max(20).optional(),
  state: z
    .strictObject({
      field: z.string().max(100),
      values: z
        .array(
          z.strictObject({
            value: z.string().max(100),
            title: LocalizedLabelSchema,
            tone: z.enum(["success", "warning", "error"]).optional(),
          }),
        )
        .max(10),
    })
    .optional(),
  amount: AmountSchema.optional(),
  actions: z.array(ActionSchema).max(3).optional(),
  decisions: z.array(DecisionSchema).max(2).optional(),
});

/** A field of a body; never one that the console sets itself. */
const bodyField = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z]\w*$/);

/** A kind's name in addresses. */
export const WorkKindSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9-]*$/);

export const WorkSchema = z.strictObject({
  kind: WorkKindSchema,
  title: LocalizedLabelSchema,
  permission: PermissionCodeSchema,
  decide: PermissionCodeSchema.optional(),
  call: z.string().max(200),
  query: FixedQuerySchema.optional(),
  id: fieldPath.optional(),
  label: fieldPath,
  detail: fieldPath.optional(),
  since: fieldPath.optional(),
  due: fieldPath.optional(),
  daysOverdue: fieldPath.optional(),
  amount: AmountSchema.optional(),
  by: fieldPath.optional(),
  facts: z
    .array(z.strictObject({ title: LocalizedLabelSchema, field: fieldPath }))
    .max(10)
    .optional(),
  path: PagePathSchema,
  actions: z
    .array(
      z.strictObject({
        key: WorkKindSchema,
        title: LocalizedLabelSchema,
        permission: PermissionCodeSchema,
        call: z.string().max(200),
        reason: z
          .strictObject({ field: bodyField, title: LocalizedLabelSchema.optional() })
          .optional(),
        choice: z
          .strictObject({
            field: bodyField,
            title: LocalizedLabelSchema,
            options: z
              .array(z.strictObject({ value: z.string().max(200), title: LocalizedLabelSchema }))
              .min(1)
              .max(10),
          })
          .optional(),
        idempotencyKey: z.literal(true).optional(),
        danger: z.literal(true).optional(),
      }),
    )
    .max(4)
    .optional(),
});

const fieldPaths = z.array(fieldPath.min(1)).min(1).max(5);
const FigureValueSchema = z.strictObject({
  fields: fieldPaths,
  of: z.enum(["last", "change"]).optional(),
  currency: fieldPath.optional(),
  whole: fieldPaths.optional(),
});
const figureTitle = z.string().min(1).max(figureLimits.title);
const FigureTitleSchema = z.strictObject({ "en-US": figureTitle, "zh-CN": figureTitle });

const FigureSchema = z.strictObject({
  id: WorkKindSchema,
  title: FigureTitleSchema,
  permission: PermissionCodeSchema,
  call: z.string().max(200),
  query: FixedQuerySchema.optional(),
  value: FigureValueSchema,
  facts: z
    .array(z.strictObject({ title: FigureTitleSchema, value: FigureValueSchema.optional() }))
    .max(figureLimits.facts)
    .optional(),
  trend: z.strictObject({ fields: fieldPaths, kind: z.literal("bars").optional() }).optional(),
  attention: FigureValueSchema.optional(),
  path: PagePathSchema.optional(),
  order: z.int().min(0).max(10_000).optional(),
  roles: z.array(z.enum(roles)).max(roles.length).optional(),
});

/** A sub-app's key figures for Home. */
export const FiguresSchema = z
  .array(FigureSchema)
  .max(figureLimits.ofApp)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, failsWith("duplicated"));

export const GroupSchema = z.enum(subAppGroups);

/** Semantic version 2, see semver.org. */
export const VersionSchema = z
  .string()
  .max(64)
  .regex(
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[\da-zA-Z-]+(\.[\da-zA-Z-]+)*)?(\+[\da-zA-Z-]+(\.[\da-zA-Z-]+)*)?$/,
  );

const byName = z.record(z.string().max(200), z.string().max(200));

/** `manifest.json`, as the SDK's Vite plug-in writes it. */
export const ManifestSchema = z.strictObject({
  name: z.string().max(100),
  version: VersionSchema,
  title: LocalizedTextSchema,
  summary: LocalizedTextSchema.optional(),
  icon: IconSchema.optional(),
  order: z.int().min(0).max(10_000).optional(),
  group: GroupSchema.optional(),
  pages: z.array(PageSchema).max(200),
  search: z.array(SearchSchema).max(50).optional(),
  actions: z.array(ActionSchema).max(50).optional(),
  work: z
    .array(WorkSchema)
    .max(8)
    .refine(
      (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
      failsWith("duplicated"),
    )
    .optional(),
  figures: FiguresSchema.optional(),
  shared: byName,
  integrity: byName,
  release: ReleaseGraphSchema,
  keepAlive: z.boolean().optional(),
  needs: NeedsSchema.optional(),
  permissions: z
    .array(z.strictObject({ code: PermissionCodeSchema, label: LocalizedTextSchema }))
    .max(releaseLimits.permissions)
    .refine(
      (declared) => new Set(declared.map(({ code }) => code)).size === declared.length,
      failsWith("duplicated"),
    )
    .optional(),
  host: z.string().min(1).max(100).optional(),
}) satisfies z.ZodType<SubAppManifest>;
