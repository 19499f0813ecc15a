import type { currentAnnouncements } from "@console-shell/contract/calls/announcement";
import type { Handler } from "#kernel/call.ts";
import { presentCurrent } from "./present.ts";
import { isCurrent } from "./queries.ts";

/** Nobody reads more at once. */
const shown = 20;

/** The announcements to show to the operator now: warnings first, then the most recent. */
export const handleCurrent: Handler<typeof currentAnnouncements> = async ({
  services,
  session,
  locale,
  now,
}) => {
  const rows = await services.database
    .selectFrom("announcements")
    .selectAll()
    .where((where) => isCurrent(where, now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("announcementDismissals")
            .select("operatorId")
            .whereRef("announcementId", "=", "announcements.id")
            .where("operatorId", "=", session.operatorId),
        ),
      ),
    )
    .orderBy((by) => by.case().when("level", "=", "warning").then(0).else(1).end())
    .orderBy("startsAt", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  return { items: rows.map((row) => presentCurrent(row, locale)) };
};
