import { Facts, Panel, useWriteButton } from "@console-shell/ui";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useLocale, useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { LinkButton } from "../results/link-button.tsx";
import { loadAnew } from "../routing/load-anew.ts";
import { useConsole } from "../state/console-context.ts";
import { useLoading } from "../state/use-loading.ts";
import styles from "./development.module.css";
import type { Offer } from "./read-offer.ts";

/** Asks whether to load a sub-app from a dev server. The page reloads, as its policy must allow that server. */
export const StartOverride = ({ offer }: { offer: Offer }) => {
  const text = useText();
  const locale = useLocale();
  const { request, actions, routing } = useConsole();
  const write = useWriteButton();
  const busy = useLoading("override.start");
  const [problems, setProblems] = useState<string[]>([]);
  const { name, origin, manifest } = offer;
  const start = async () => {
    try {
      await actions.track(
        "override.start",
        request("POST /mc-api/sub-app-override/start", { body: offer }),
      );
      loadAnew(routing.href(`/${name}`));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblems(error.fields.map(({ path, message }) => `${path}: ${message}`));
    }
  };
  return (
    <Panel>
      <Facts
        items={[
          { label: text("develop.subApp"), value: `${manifest.title[locale]} (${name})` },
          { label: text("develop.origin"), value: <code>{origin}</code> },
        ]}
      />
      <Alert
        className={styles["warning"]}
        type="warning"
        showIcon
        title={text("develop.warning", { origin })}
        description={text("develop.warningDetail")}
      />
      {problems.length > 0 ? (
        <Alert
          className={styles["warning"]}
          type="error"
          role="alert"
          title={text("develop.refused")}
          description={problems.join(" · ")}
        />
      ) : null}
      <div className={styles["buttons"]}>
        <Button type="primary" {...write(busy)} onClick={() => void start()}>
          {text("develop.start")}
        </Button>
        <LinkButton to="/">{text("develop.cancel")}</LinkButton>
      </div>
    </Panel>
  );
};
