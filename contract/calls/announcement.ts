import { z } from "zod";
import type { FieldCode } from "../words/field-codes.ts";
import {
  announcementLength,
  announcementLevels,
  announcementSorts,
  announcementStates,
} from "../words/announcements.ts";
import { BinarySchema, endpoint, IdSchema, pageOf, pageQuery, TimeSchema } from "./endpoint.ts";
import { locales } from "../words/locale.ts";
import { LocaleSchema, failsWith, typedProse } from "./schemas.ts";

const AnnouncementLevelSchema = z.enum(announcementLevels);
export const AnnouncementStateSchema = z.enum(announcementStates);

const inEachLanguage = (typed: z.ZodString) => {
  const words = typed.default("");
  return z.strictObject({ "en-US": words, "zh-CN": words });
};

/** An announcement's text in each language, and its schedule. A missing language is empty. */
export const AnnouncementInputSchema = z
  .strictObject({
    title: inEachLanguage(z.string().trim().max(announcementLength.title)),
    text: inEachLanguage(typedProse(announcementLength.text)),
    level: AnnouncementLevelSchema,
    startsAt: TimeSchema,
    /** Null if it stays until someone ends it. */
    endsAt: TimeSchema.nullable(),
  })
  .superRefine(({ title, text, startsAt, endsAt }, context) => {
    const refuse = (path: string[], code: FieldCode) =>
      context.addIssue({ code: "custom", ...failsWith(code, ...path) });
    const used = locales.filter((locale) => title[locale] !== "" || text[locale] !== "");
    // Readers need both a title and a text.
    for (const locale of used.length > 0 ? used : locales) {
      if (title[locale] === "") refuse(["title", locale], "required");
      if (text[locale] === "") refuse(["text", locale], "required");
    }
    if (endsAt !== null && endsAt <= startsAt) refuse(["endsAt"], "before_start");
  });
export type AnnouncementInput = z.output<typeof AnnouncementInputSchema>;

/** As `AnnouncementInputSchema`, plus the version that was edited: `conflict` if it has changed since. */
export const AnnouncementChangeSchema = AnnouncementInputSchema.safeExtend({
  /** The `updatedAt` of the version that was edited; without it, the change overwrites any version. */
  updatedAt: TimeSchema.optional(),
});

const words = z.object({ "en-US": z.string(), "zh-CN": z.string() });

/** An announcement as management sees it. */
export const AnnouncementSchema = z.object({
  id: IdSchema,
  title: words,
  text: words,
  level: AnnouncementLevelSchema,
  startsAt: TimeSchema,
  endsAt: TimeSchema.nullable(),
  state: AnnouncementStateSchema,
  createdAt: TimeSchema,
  updatedAt: TimeSchema,
});
export type Announcement = z.infer<typeof AnnouncementSchema>;

/** An announcement as an operator reads it. */
export const CurrentAnnouncementSchema = z.object({
  id: IdSchema,
  /** The language of title and text: the reader's, or the only one there is. */
  locale: LocaleSchema,
  title: z.string(),
  text: z.string(),
  level: AnnouncementLevelSchema,
  startsAt: TimeSchema,
  endsAt: TimeSchema.nullable(),
});
export type CurrentAnnouncement = z.infer<typeof CurrentAnnouncementSchema>;

const byId = z.object({ id: IdSchema });

const filter = {
  search: z.string().trim().max(100).optional(),
  state: AnnouncementStateSchema.optional(),
};

export const listAnnouncements = endpoint({
  name: "announcement.list",
  method: "GET",
  path: "/mc-api/announcement/list",
  access: "management:announcement:read",
  summary: "Announcements, latest start first. Searches titles and texts",
  query: z.object({
    ...pageQuery,
    ...filter,
    sort: z.enum(announcementSorts).default("startsAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  output: pageOf(AnnouncementSchema),
});

export const exportAnnouncements = endpoint({
  name: "announcement.export",
  method: "GET",
  path: "/mc-api/announcement/export",
  access: "management:announcement:read",
  summary: "Matching announcements as CSV, in both languages, oldest first",
  query: z.object(filter),
  output: BinarySchema,
});

export const createAnnouncement = endpoint({
  name: "announcement.create",
  method: "POST",
  path: "/mc-api/announcement/create",
  access: "management:announcement:update",
  reauth: true,
  summary: "Create an announcement to every operator, now or later",
  body: AnnouncementInputSchema,
  output: AnnouncementSchema,
  status: 201,
});

export const updateAnnouncement = endpoint({
  name: "announcement.update",
  method: "POST",
  path: "/mc-api/announcement/:id/update",
  access: "management:announcement:update",
  reauth: true,
  summary: "Replace an announcement. Operators who dismissed it don't see it again",
  params: byId,
  body: AnnouncementChangeSchema,
  output: AnnouncementSchema,
});

export const endAnnouncement = endpoint({
  name: "announcement.end",
  method: "POST",
  path: "/mc-api/announcement/:id/end",
  access: "management:announcement:update",
  summary: "End an announcement now. A planned one never starts",
  params: byId,
  output: AnnouncementSchema,
});

export const currentAnnouncements = endpoint({
  name: "announcement.current",
  method: "GET",
  path: "/cc-api/announcement/current",
  access: "signed-in",
  whileViewing: true,
  summary: "Current announcements that you haven't dismissed, warnings first",
  output: z.object({ items: z.array(CurrentAnnouncementSchema) }),
});

export const dismissAnnouncement = endpoint({
  name: "announcement.dismiss",
  method: "POST",
  path: "/cc-api/announcement/:id/dismiss",
  access: "signed-in",
  summary: "Dismiss an announcement in every browser",
  params: byId,
  output: z.literal(true),
});

export const announcementEndpoints = [
  listAnnouncements,
  exportAnnouncements,
  createAnnouncement,
  updateAnnouncement,
  endAnnouncement,
  currentAnnouncements,
  dismissAnnouncement,
] as const;
