import { CloseOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { AnnouncementAlert, focusHeading, useWriteButton } from "@console-shell/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { liveReads } from "../live/live-reads.ts";
import { useLiveRead } from "../live/use-live-read.ts";
import { useConsole } from "../state/console-context.ts";
import { useKeptFocus } from "../state/use-kept-focus.ts";
import styles from "./announcements.module.css";

type Announcement = ApiOutput<"GET /cc-api/announcement/current">["items"][number];

/** Announces to screen readers an announcement that arrives while the page is open. */
const NewAnnouncement = ({ announcements }: { announcements?: Announcement[] | undefined }) => {
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

/** Current announcements; each can be dismissed permanently. */
export const Announcements = () => {
  const text = useText();
  const { request } = useConsole();
  const queries = useQueryClient();
  const write = useWriteButton();
  const { data } = useLiveRead("announcements");
  const { list, taking } = useKeptFocus<HTMLElement>(data, () => focusHeading());
  const reread = () => queries.invalidateQueries({ queryKey: [liveReads.announcements] });
  const dismiss = useMutation({
    mutationFn: (id: string) =>
      request("POST /cc-api/announcement/:id/dismiss", { params: { id } }),
    onSuccess: reread,
    onError: () => {
      // Dismissing failed: the announcement stays, and can be dismissed again.
      taking(undefined);
      void reread();
    },
  });
  return (
    <>
      <NewAnnouncement announcements={data?.items} />
      {data && data.items.length > 0 ? (
        <section ref={list} aria-label={text("launcher.announcements")} className={styles["list"]}>
          {data.items.map(({ id, level, locale, title, text: words }, index) => (
            <AnnouncementAlert
              key={id}
              level={level}
              locale={locale}
              title={title}
              text={words}
              action={
                <Button
                  type="text"
                  size="small"
                  aria-label={text("launcher.dismiss", { title })}
                  icon={<CloseOutlined aria-hidden="true" />}
                  {...write(dismiss.isPending && dismiss.variables === id)}
                  onClick={() => {
                    taking(index);
                    dismiss.mutate(id);
                  }}
                />
              }
            />
          ))}
        </section>
      ) : null}
    </>
  );
};
