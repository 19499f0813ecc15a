import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useText } from "../../i18n/use-text.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { ResultView } from "../../results/result-view.tsx";
import { useConsole } from "../../state/console-context.ts";
import { SetupForm } from "./setup-form.tsx";
import styles from "./setup-page.module.css";

/** The link's secret. It is in the fragment, which reaches neither server logs nor proxies. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get("token") ?? "";

/** Creates a new console's first operator, using the link its server printed. */
export const SetupPage = () => {
  const text = useText();
  const { config, session } = useConsole();
  const token = tokenOf(useLocation().hash);
  const [refused, setRefused] = useState<string>();
  const wrong = refused === token;
  // The server leads here only before there is an operator; so does the console itself.
  const isDone = useInBrowser(() => config.isNew !== true, false);
  if (isDone) return <Navigate to="/user/login" replace />;
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
          {wrong ? null : (
            <ul className={styles["places"]}>
              <li>{text("setup.inTerminal")}</li>
              <li>{text("setup.inFile")}</li>
            </ul>
          )}
          <span className={styles["remedy"]}>{text("setup.remedy")}</span>
          <code className={styles["command"]}>npm run setup-link</code>
        </>
      }
    />
  );
};
