import { CloseOutlined } from "@ant-design/icons";
import { focusHeading, useWriteButton } from "@console-shell/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { useText } from "../i18n/use-text.ts";
import { liveReads } from "../live/live-reads.ts";
import { useLiveRead } from "../live/use-live-read.ts";
import { useConsole } from "../state/console-context.ts";
import { useKeptFocus } from "../state/use-kept-focus.ts";
import styles from "./announcements.module.css";
import { NewAnnouncement } from "./new-announcement.tsx";

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
            <Alert
              key={id}
              type={level}
              showIcon
              className={styles["one"]}
              role="note"
              title={<span lang={locale}>{title}</span>}
              description={
                <p lang={locale} className={styles["text"]}>
                  {words}
                </p>
              }
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
