import { useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../i18n/use-text.ts";
import { LinkButton } from "../../results/link-button.tsx";
import { ResultView } from "../../results/result-view.tsx";
import { useConsole } from "../../state/console-context.ts";
import { SetupForm } from "./setup-form.tsx";
import styles from "./setup-page.module.css";

/** The link's secret. It is in the fragment, which reaches neither server logs nor proxies. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get("token") ?? "";

/** Creates a new console's first operator, using the link its server printed. */
export const SetupPage = () => {
  const text = useText();
  const { session } = useConsole();
  const token = tokenOf(useLocation().hash);
  const [refused, setRefused] = useState<string>();
  const wrong = refused === token;
  if (token && !wrong)
    return (
      <SetupForm
        token={token}
        onDone={() => session.enter()}
        onWrongLink={() => setRefused(token)}
      />
    );
  return (
    <ResultView
      status={wrong ? "error" : "info"}
      title={text(wrong ? "setup.wrongTitle" : "setup.noLinkTitle")}
      subTitle={
        <>
          {text(wrong ? "setup.wrong" : "setup.noLink")}
          <span className={styles["remedy"]}>{text("setup.remedy")}</span>
          <code className={styles["command"]}>npm run setup-link</code>
        </>
      }
      actions={<LinkButton to="/user/login">{text("result.login")}</LinkButton>}
    />
  );
};
