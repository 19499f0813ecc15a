import type { ApiInput, Locale } from "@console-shell/contract";
import type { AnnouncementLevel } from "@console-shell/contract/announcement-choices";
import dayjs, { type Dayjs } from "dayjs";
import type { Announcement } from "./announcement.ts";

/** What the form of an announcement holds. */
export interface AnnouncementValues {
  title: Partial<Record<Locale, string>>;
  text: Partial<Record<Locale, string>>;
  level: AnnouncementLevel;
  startsAt: Dayjs;
  endsAt?: Dayjs | null;
  /** When what is edited was changed last: nobody overwrites what somebody else has changed since. */
  updatedAt?: number;
}

/** What the form begins with; a new announcement has started with this minute. */
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

/** What the form holds, as the server takes it. */
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
