import { roleName } from "@console-shell/contract/words/roles";
import {
  DownOutlined,
  KeyOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  UserOutlined,
} from "@ant-design/icons";
import { useOnline } from "@console-shell/ui";
import { Avatar } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./account-menu.module.css";
import { MenuButton } from "./menu-button.tsx";
import { useOpenHelp } from "./use-open-help.ts";

/** Who is signed in, links to the account's own pages and to the handbook, and sign-out. */
export const AccountMenu = () => {
  const text = useText();
  const locale = useLocale();
  const { routing, shortcuts } = useConsole();
  const signOut = useSignOut();
  const openHelp = useOpenHelp();
  const account = useAccount();
  const leaving = useLoading("session.logout");
  const online = useOnline();
  return (
    <MenuButton
      className={styles["button"]}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: "who",
            type: "group",
            label: (
              <span className={styles["who"]}>
                <strong>{account.name}</strong>
                <span>
                  {account.account} · {roleName(account.role, locale)}
                </span>
              </span>
            ),
          },
          { type: "divider" },
          {
            key: "user-info",
            icon: <UserOutlined aria-hidden="true" />,
            label: text("title.userInfo"),
          },
          {
            key: "help",
            icon: <QuestionCircleOutlined aria-hidden="true" />,
            label: text("account.help"),
          },
          {
            key: "keys",
            icon: <KeyOutlined aria-hidden="true" />,
            label: text("keys.title"),
          },
          {
            key: "logout",
            icon: <LogoutOutlined aria-hidden="true" />,
            label: text("account.logout"),
            disabled: leaving || !online,
          },
        ],
        onClick: ({ key }) => {
          if (key === "user-info") void routing.goTo("/user-info");
          else if (key === "help") openHelp();
          else if (key === "keys") shortcuts.showList(true);
          else if (key === "logout") signOut();
        },
      }}
    >
      <Avatar size={24} className={styles["avatar"]} aria-hidden="true">
        {Array.from(account.name)[0]?.toUpperCase()}
      </Avatar>
      <span className={styles["name"]}>{account.name}</span>
      <DownOutlined className={styles["arrow"]} aria-hidden="true" />
    </MenuButton>
  );
};
