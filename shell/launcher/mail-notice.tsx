import { Alert, Button } from "antd";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import styles from "./announcements.module.css";

/** Tells administrators that no mail server is set up, and how to do it. */
export const MailNotice = () => {
  const text = useText();
  const locale = useLocale();
  const { config, place } = useConsole();
  const isAdministrator = usePermissions().has("management:operator:create");
  if (!config.withoutMail || !isAdministrator) return null;
  const help = locale === "zh-CN" ? "/help/zh/" : "/help/";
  return (
    <section aria-label={text("launcher.noMail")} className={styles["list"]}>
      <Alert
        type="warning"
        showIcon
        role="note"
        className={styles["one"]}
        title={text("launcher.noMail")}
        description={text("launcher.noMailDetail")}
        action={
          <Button
            size="small"
            href={place.address(`${help}operator/operators#without-a-mail-server`)}
            target="_blank"
            rel="noopener"
          >
            {text("launcher.noMailHelp")}
          </Button>
        }
      />
    </section>
  );
};
