import { LoadFailure, Panel, useWriteButton } from "@console-shell/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Alert, Button, Skeleton } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useWriteQuestion } from "../dialogs/use-write-question.ts";
import { useText } from "../i18n/use-text.ts";
import factor from "../second-factors/factor-panel.module.css";
import { useChange } from "../second-factors/use-change.ts";
import { useConsole } from "../state/console-context.ts";
import { FaceEnrolment } from "./face-enrolment.tsx";
import { useRefreshActivity } from "./use-refresh-activity.ts";

const faceLoginQuery = ["GET /cc-api/operator/face"] as const;

/** Face login: enrolling the operator's face, with consent, and deleting it. */
export const FacePanel = () => {
  const text = useText();
  const intl = useIntl();
  const { request } = useConsole();
  const queries = useQueryClient();
  const refreshActivity = useRefreshActivity();
  const write = useWriteButton();
  const question = useWriteQuestion();
  const change = useChange();
  const [enrolling, setEnrolling] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: faceLoginQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/face", undefined, { signal }),
  });
  const onChanged = () =>
    Promise.all([queries.invalidateQueries({ queryKey: faceLoginQuery }), refreshActivity()]);
  const returnFocus = () => panel.current?.querySelector("button")?.focus();
  const close = () => {
    flushSync(() => setEnrolling(false));
    returnFocus();
  };
  const remove = () => {
    let gone = false;
    question({
      title: text("face.removeTitle"),
      content: text("face.removeDetail"),
      okText: text("face.remove"),
      okButtonProps: { danger: true },
      cancelText: text("factor.cancel"),
      async onOk() {
        const removed = await change(
          "faceLogin.remove",
          () => request("POST /cc-api/operator/face/remove"),
          text("face.removed"),
        );
        if (!removed) return;
        await onChanged();
        gone = true;
      },
      // Only after closing, because the dialog traps the focus.
      afterClose: () => {
        if (gone) returnFocus();
      },
    });
  };

  if (!data)
    return (
      <Panel title={text("face.title")}>
        {isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 2 }} />
        )}
      </Panel>
    );
  const { offered, enrolledAt, outdated } = data;
  const since =
    enrolledAt === null
      ? undefined
      : intl.formatDate(enrolledAt, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Panel title={text("face.title")}>
      <p className={factor["purpose"]}>{text(offered ? "face.purpose" : "face.notOffered")}</p>
      {since === undefined ? null : (
        <p className={factor["state"]}>{text("face.since", { time: since })}</p>
      )}
      {outdated && !enrolling ? (
        <div className={factor["says"]}>
          <Alert type="warning" showIcon title={text("face.outdated")} />
        </div>
      ) : null}
      {enrolling ? (
        <FaceEnrolment
          onCancel={close}
          onEnrolled={() => {
            void onChanged();
            close();
          }}
        />
      ) : (
        <div ref={panel} className={factor["actions"]}>
          {offered ? (
            <Button onClick={() => setEnrolling(true)}>
              {text(enrolledAt === null ? "face.enrol" : "face.renew")}
            </Button>
          ) : null}
          {enrolledAt === null ? null : (
            <Button danger {...write(false)} onClick={remove}>
              {text("face.remove")}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
};
