import { Page, Panel } from "@console-shell/ui";
import { Typography } from "antd";
import { useText } from "../i18n/use-text.ts";
import { useFragment } from "../public-area/use-fragment.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { usePermissions } from "../state/use-global-state.ts";
import { readOffer } from "./read-offer.ts";
import { StartOverride } from "./start-override.tsx";
import styles from "./development.module.css";

const command = "npm run dev -- --inside";

/** Where a dev server's link leads: the operator confirms that its sub-app comes from there. */
export const DevelopPage = () => {
  const text = useText();
  const offer = readOffer(useFragment("app"));
  const title = text("title.develop");
  const permission = "management:sub-app:override";
  if (!usePermissions().has(permission)) return <Forbidden permission={permission} what={title} />;
  return (
    <Page title={title} description={text("develop.lead")} record>
      {offer ? (
        <StartOverride offer={offer} />
      ) : (
        <Panel title={text("develop.how")}>
          <ol className={styles["steps"]}>
            <li>
              {text("develop.run")}
              <Typography.Text
                className={styles["command"]}
                copyable={{ tooltips: [text("factor.copy"), text("factor.copied")] }}
              >
                {command}
              </Typography.Text>
            </li>
            <li>{text("develop.open")}</li>
          </ol>
        </Panel>
      )}
    </Page>
  );
};
