import type { AuditEvent } from "@console-shell/contract/calls/audit";
import type { AnnouncementsTable } from "#platform/database/tables/notices.ts";

type Details = AuditEvent["details"];

const moment = (instant: number | null) => instant && new Date(instant).toISOString();

/** An announcement's audited fields; empty languages are left out. */
export const detailsOf = (row: AnnouncementsTable): Details => {
  const words = {
    "title.en-US": row.titleEn,
    "title.zh-CN": row.titleZh,
    "text.en-US": row.textEn,
    "text.zh-CN": row.textZh,
  };
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== "")),
    level: row.level,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
  };
};

/** The changed fields: old and new values, empty if there was or is none. */
export const changesOf = (before: AnnouncementsTable, after: AnnouncementsTable): Details => {
  const [was, is] = [detailsOf(before), detailsOf(after)];
  const names = Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name]);
  return Object.fromEntries(
    names.flatMap((name) => [
      [`from.${name}`, was[name] ?? null],
      [`to.${name}`, is[name] ?? null],
    ]),
  );
};
