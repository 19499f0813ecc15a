import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../i18n/use-text.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { LanguageSwitch } from "../preferences/language-switch.tsx";
import { ThemeSwitch } from "../preferences/theme-switch.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { EnvironmentBadge } from "./environment-badge.tsx";
import { FrameLink } from "./frame-link.tsx";
import { OverrideBadge } from "./override-badge.tsx";
import styles from "./frame-header.module.css";

interface FrameHeaderProps {
  /** Whether the navigation is in a drawer; it has the brand otherwise. */
  narrow: boolean;
  /** Whether the navigation is expanded. */
  expanded: boolean;
  onToggle: () => void;
}

/** The header: navigation toggle, place, environment, search, notices, language, theme, account. */
export const FrameHeader = ({ narrow, expanded, onToggle }: FrameHeaderProps) => {
  const text = useText();
  return (
    <header className={styles["header"]}>
      <Button
        type="text"
        icon={
          expanded ? (
            <MenuFoldOutlined aria-hidden="true" />
          ) : (
            <MenuUnfoldOutlined aria-hidden="true" />
          )
        }
        aria-expanded={expanded}
        aria-label={text("frame.toggle")}
        onClick={onToggle}
      />
      {narrow ? (
        <FrameLink to="/" className={styles["brand"]} aria-label={text("frame.home")}>
          <Brand compact />
        </FrameLink>
      ) : (
        <div className={styles["place"]}>
          <Breadcrumbs />
        </div>
      )}
      <div className={styles["tools"]}>
        <EnvironmentBadge />
        <OverrideBadge />
        <PaletteButton />
        <NotificationBell />
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
};
