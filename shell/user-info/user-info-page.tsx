import { roleName } from "@console-shell/contract/words/roles";
import { Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "antd";
import { useIntl } from "react-intl";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { ActivityPanel } from "./activity-panel.tsx";
import { ApprovalsPanel } from "./approvals-panel.tsx";
import { BasicInfoForm } from "./basic-info-form.tsx";
import { basicInfoQuery } from "./basic-info-query.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { FacePanel } from "./face-panel.tsx";
import { LinkedAccountsPanel } from "./linked-accounts-panel.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { RolePanel } from "./role-panel.tsx";
import { Section, SectionLinks } from "./sections.tsx";
import { SecondFactorPanels } from "./second-factor-panels.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import styles from "./user-info-page.module.css";

/** The operator's own account: profile and permissions, sign-in methods, activity. */
export const UserInfoPage = () => {
  const text = useText();
  const locale = useLocale();
  const intl = useIntl();
  const { request } = useConsole();
  const hasPassword = useAccount().proofs?.password ?? true;
  const { data, isError, refetch } = useQuery({
    queryKey: basicInfoQuery,
    queryFn: ({ signal }) => request("GET /cc-api/operator/getBasicInfo", undefined, { signal }),
  });
  const instant = (time: number) =>
    intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Page title={text("title.userInfo")} description={text("userInfo.lead")}>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {data ? (
        <>
          <div className={styles["page"]}>
            <SectionLinks />
            <div className={styles["column"]}>
              <Section name="profile">
                <Panel title={text("userInfo.profile")}>
                  <Facts
                    items={[
                      { label: text("field.account"), value: data.account },
                      { label: text("userInfo.role"), value: roleName(data.role, locale) },
                      { label: text("userInfo.createdAt"), value: instant(data.createdAt) },
                      {
                        label: text("userInfo.lastSignIn"),
                        value: data.previousSignInAt
                          ? instant(data.previousSignInAt)
                          : text("userInfo.neverBefore"),
                      },
                      {
                        label: text("userInfo.passwordChangedAt"),
                        value: instant(data.passwordChangedAt),
                      },
                    ]}
                  />
                </Panel>
              </Section>
              <Section name="contact">
                <Panel title={text("userInfo.edit")}>
                  <BasicInfoForm info={data} />
                </Panel>
              </Section>
              <Section name="preferences">
                <PreferencesPanel />
              </Section>
              <Section name="password">
                <Panel title={text("userInfo.password")}>
                  {hasPassword ? (
                    <ChangePasswordForm account={data.account} />
                  ) : (
                    <p>{text("signOn.noPassword")}</p>
                  )}
                </Panel>
              </Section>
              <Section name="linked-accounts">
                <LinkedAccountsPanel />
              </Section>
              <Section name="second-factors">
                <SecondFactorPanels />
              </Section>
              <Section name="face">
                <FacePanel />
              </Section>
              <Section name="sessions">
                <SessionsPanel />
              </Section>
              <Section name="approvals">
                <ApprovalsPanel />
              </Section>
              <Section name="activity">
                <ActivityPanel />
              </Section>
              <Section name="role">
                <RolePanel />
              </Section>
            </div>
          </div>
        </>
      ) : null}
    </Page>
  );
};
