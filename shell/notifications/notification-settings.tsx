import type { ApiInput, ApiOutput } from "@console-shell/contract";
import {
  type NotificationGroup,
  notificationGroups,
  notificationMails,
  notifications,
} from "@console-shell/contract/words/notifications";
import { LoadFailure, Panel, useWriteButton } from "@console-shell/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Select, Skeleton, Switch } from "antd";
import { useId } from "react";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./notifications-page.module.css";

const query = "GET /cc-api/notification/settings";
type Settings = ApiOutput<typeof query>;
type Change = NonNullable<ApiInput<"PATCH /cc-api/notification/settings">>["body"];

const groups = Object.keys(notificationGroups) as NotificationGroup[];
const securityKinds = ["account.changed", "session.new-device"] as const;

/** Settings by what they are about, with the kinds that are always shown. */
const groupsOf = (kinds: Settings["kinds"]) =>
  groups
    .map((group) => ({
      group,
      settings: kinds.filter(({ kind }) => notifications[kind].group === group),
      always: securityKinds.filter((kind) => notifications[kind].group === group),
    }))
    .filter(({ settings, always }) => settings.length + always.length > 0);

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Which kinds are shown and mailed, and when the digest is sent. Changes apply at once. */
export const NotificationSettings = () => {
  const text = useText();
  const locale = useLocale();
  const intl = useIntl();
  const id = useId();
  const { request, notices, config } = useConsole();
  const isMailed = config.withoutMail !== true;
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [query],
    queryFn: ({ signal }) => request(query, undefined, { signal }),
  });
  const change = useMutation({
    mutationFn: (body: Change) => request("PATCH /cc-api/notification/settings", { body }),
    onSuccess(settings: Settings) {
      queries.setQueryData([query], settings);
      notices.toast({ kind: "success", title: text("notifications.saved") });
    },
  });
  const { disabled } = useWriteButton()(change.isPending);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const setKind = (setting: Settings["kinds"][number]) =>
    change.mutate({
      kinds: [setting],
      // The first daily kind starts the digest in the reader's time zone.
      ...(setting.mail === "daily" && !data?.digest ? { digest: { hour: 8, timeZone } } : {}),
    });
  const digest = data?.digest;
  return (
    <Panel title={<span id="settings">{text("notifications.settings")}</span>}>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active /> : null}
      {data ? (
        <>
          <p className={styles["lead"]}>
            {isMailed
              ? text("notifications.settingsLead", { email: data.email })
              : text("notifications.unmailed")}
          </p>
          {groupsOf(data.kinds).map(({ group, settings, always }) => (
            <section key={group} className={styles["group"]} aria-labelledby={`${id}${group}`}>
              <h3 id={`${id}${group}`}>{notificationGroups[group][locale]}</h3>
              <ul>
                {settings.map((setting) => {
                  const title = notifications[setting.kind].title[locale];
                  return (
                    <li key={setting.kind}>
                      <span>{title}</span>
                      <Switch
                        size="small"
                        aria-label={text("notifications.inConsole", { title })}
                        title={text("notifications.shown")}
                        checked={setting.shown}
                        disabled={disabled}
                        onChange={(shown) => setKind({ ...setting, shown })}
                      />
                      <Select
                        aria-label={text("notifications.byMail", { title })}
                        value={setting.mail}
                        disabled={disabled}
                        options={notificationMails.map((value) => ({
                          value,
                          label: text(`notifications.mail.${value}`),
                          disabled: !isMailed && value !== "never",
                        }))}
                        onChange={(mail) => setKind({ ...setting, mail })}
                      />
                    </li>
                  );
                })}
                {always.map((kind) => (
                  <li key={kind}>
                    <span>
                      {notifications[kind].title[locale]}
                      <span className={styles["hint"]}>{text("notifications.always")}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <label className={styles["digest"]}>
            <span>{text("notifications.digest")}</span>
            <Select
              aria-label={text("notifications.digest")}
              value={digest?.hour ?? 8}
              disabled={disabled || !digest}
              options={hours.map((value) => ({
                value,
                label: `${String(value).padStart(2, "0")}:00`,
              }))}
              onChange={(hour) => change.mutate({ digest: { hour, timeZone } })}
            />
          </label>
          <p className={styles["hint"]}>
            {digest
              ? text("notifications.digestHelp", {
                  zone: digest.timeZone,
                  time: intl.formatDate(digest.dueAt, {
                    dateStyle: "medium",
                    timeStyle: "short",
                    timeZone: digest.timeZone,
                  }),
                })
              : text("notifications.digestNone")}
          </p>
        </>
      ) : null}
    </Panel>
  );
};
