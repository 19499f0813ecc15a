import { Panel } from "@console-shell/ui";
import { Tag } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount, useGlobalState } from "../state/use-global-state.ts";
import { permissionGroups, type PermissionWord } from "./permission-groups.ts";
import { roleKeys } from "./role-keys.ts";
import styles from "./role-panel.module.css";

/** The operator's own role: its purpose and its permissions, by sub-app. */
export const RolePanel = () => {
  const text = useText();
  const locale = useLocale();
  const { config } = useConsole();
  const { role } = useAccount();
  const { permissions } = useGlobalState();
  const groups = permissionGroups(permissions?.permissions ?? []);
  const titleOf = (name: string) =>
    config.subApps.find((subApp) => subApp.name === name)?.title[locale] ?? name;
  const show = ({ key, code }: PermissionWord) => (key ? text(key) : code);
  return (
    <Panel title={text("userInfo.roleTitle", { role: text(roleKeys[role].name) })}>
      <p className={styles["purpose"]}>{text(roleKeys[role].purpose)}</p>
      <div className={styles["groups"]}>
        {groups.map((group) => (
          <section key={group.subApp} className={styles["group"]}>
            <h3 className={styles["app"]}>{titleOf(group.subApp)}</h3>
            <dl className={styles["nouns"]}>
              {group.things.map(({ noun, verbs }) => (
                <div key={noun.code}>
                  <dt>{show(noun)}</dt>
                  <dd>
                    {verbs.map((verb) => (
                      <Tag key={verb.code}>{show(verb)}</Tag>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles["granter"]}>{text("forbidden.granter")}</p>
    </Panel>
  );
};
