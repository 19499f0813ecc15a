import type { ApiOutput } from "@console-shell/contract";
import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import styles from "./announcements.module.css";

type Announcement = ApiOutput<"GET /cc-api/announcement/current">["items"][number];

/** Announces to screen readers an announcement that arrives while the page is open. */
export const NewAnnouncement = ({
  announcements,
}: {
  announcements?: Announcement[] | undefined;
}) => {
  const text = useText();
  const known = useRef<ReadonlySet<string>>(undefined);
  const [told, setTold] = useState<Announcement>();
  useEffect(() => {
    if (!announcements) return;
    const before = known.current;
    const come = before && announcements.find(({ id }) => !before.has(id));
    if (come) setTold(come);
    known.current = new Set(announcements.map(({ id }) => id));
  }, [announcements]);
  // A live region must exist before its text does, or it isn't announced.
  return (
    <output className={styles["told"]}>
      {told ? (
        <>
          {text("launcher.announced")} <span lang={told.locale}>{told.title}</span>
        </>
      ) : null}
    </output>
  );
};
