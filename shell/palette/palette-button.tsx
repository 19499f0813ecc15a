import { SearchOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { isApple } from "./is-apple.ts";
import styles from "./palette-button.module.css";

/** Opens the palette and shows its keyboard shortcut. */
export const PaletteButton = () => {
  const text = useText();
  const { palette } = useConsole();
  return (
    <Button
      className={styles["button"]}
      icon={<SearchOutlined aria-hidden="true" />}
      aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
      onClick={() => palette.open()}
    >
      <span className={styles["words"]}>{text("palette.title")}</span>
      <kbd className={styles["key"]} aria-hidden="true">
        {isApple ? "⌘ K" : "Ctrl K"}
      </kbd>
    </Button>
  );
};
