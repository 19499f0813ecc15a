import { permissionLabel } from "@console-shell/contract/words/permission-labels";
import { roleName, rolePurpose } from "@console-shell/contract/words/roles";
import { Panel } from "@console-shell/ui";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, useGlobalState } from "../state/use-global-state.ts";
import styles from "./role-panel.module.css";

/** The operator's own role: its purpose and its permissions, by sub-app and noun. */
export const RolePanel = () => {
  const text = useText();
  const locale = useLocale();
  const { config } = useConsole();
  const { role } = useAccount();
  const { permissions } = useGlobalState();
  const bySubApp = Map.groupBy(permissions?.permissions ?? [], (code) => code.split(":")[0]!);
  const titleOf = (name: string) =>
    config.subApps.find((subApp) => subApp.name === name)?.title[locale] ?? name;
  return (
    <Panel title={text("userInfo.roleTitle", { role: roleName(role, locale) })}>
      <p className={styles["purpose"]}>{rolePurpose(role, locale)}</p>
      <div className={styles["groups"]}>
        {Array.from(bySubApp, ([subApp, codes]) => (
          <section key={subApp} className={styles["group"]}>
            <h3 className={styles["app"]}>{titleOf(subApp)}</h3>
            <ul className={styles["permissions"]}>
              {codes
                // The group's presence implies it.
                .filter((code) => code !== `${subApp}:open`)
                .map((code) => (
                  <li key={code} title={code}>
                    {permissionLabel(code, locale, config.subApps)}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles["granter"]}>{text("userInfo.granter")}</p>
    </Panel>
  );
};
