import { SwapOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./override-badge.module.css";

/** Says which sub-apps are overridden, and where they are loaded from. */
export const OverrideBadge = () => {
  const text = useText();
  const locale = useLocale();
  const replaced = useConsole().config.subApps.filter(({ overrides }) => overrides);
  if (replaced.length === 0) return null;
  const lines = replaced.map(({ name, title, entry }) => ({
    name,
    line: text("override.one", { title: title[locale], entry }),
  }));
  return (
    <Tooltip
      title={lines.map(({ name, line }) => (
        <div key={name}>{line}</div>
      ))}
      trigger={["hover", "focus"]}
    >
      <Button
        size="small"
        className={styles["badge"]}
        icon={<SwapOutlined aria-hidden="true" />}
        aria-label={[
          text("override.badge", { count: replaced.length }),
          ...lines.map(({ line }) => line),
        ].join(". ")}
      >
        {replaced.length}
        <span className={styles["words"]}>{text("override.word")}</span>
      </Button>
    </Tooltip>
  );
};
