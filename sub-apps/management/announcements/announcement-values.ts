import type { ApiInput, Locale } from "@console-shell/contract";
import type { AnnouncementLevel } from "@console-shell/contract/words/announcements";
import dayjs, { type Dayjs } from "dayjs";
import type { Announcement } from "./announcement.ts";

/** The form values of an announcement. */
export interface AnnouncementValues {
  title: Partial<Record<Locale, string>>;
  text: Partial<Record<Locale, string>>;
  level: AnnouncementLevel;
  startsAt: Dayjs;
  endsAt?: Dayjs | null;
  /** When the edited version was last changed: prevents overwriting somebody else's change. */
  updatedAt?: number;
}

/** The form's initial values; a new announcement starts at the current minute. */
export const valuesOf = (announcement: Announcement | undefined): AnnouncementValues => {
  if (!announcement)
    return { title: {}, text: {}, level: "info", startsAt: dayjs().startOf("minute") };
  const { title, text, level, startsAt, endsAt, updatedAt } = announcement;
  return {
    title,
    text,
    level,
    startsAt: dayjs(startsAt),
    endsAt: endsAt === null ? null : dayjs(endsAt),
    updatedAt,
  };
};

/** The form values in the server's format. */
export const inputOf = ({
  title,
  text,
  level,
  startsAt,
  endsAt,
  updatedAt,
}: AnnouncementValues): ApiInput<"POST /mc-api/announcement/:id/update">["body"] => ({
  title,
  text,
  level,
  startsAt: startsAt.valueOf(),
  endsAt: endsAt?.valueOf() ?? null,
  ...(updatedAt !== undefined && { updatedAt }),
});
