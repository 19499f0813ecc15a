import { Page, Panel } from "@console-shell/ui";
import { useText } from "../i18n/use-text.ts";
import { useFragment } from "../public-area/use-fragment.ts";
import { Forbidden } from "../results/forbidden.tsx";
import { usePermissions } from "../state/use-global-state.ts";
import { readOffer } from "./read-offer.ts";
import { StartOverride } from "./start-override.tsx";

/** Where a dev server's link leads: the operator confirms that its sub-app comes from there. */
export const DevelopPage = () => {
  const text = useText();
  const offer = readOffer(useFragment("app"));
  const title = text("title.develop");
  const permission = "management:sub-app:override";
  if (!usePermissions().has(permission)) return <Forbidden permission={permission} what={title} />;
  return (
    <Page title={title} description={text("develop.lead")}>
      {offer ? (
        <StartOverride offer={offer} />
      ) : (
        <Panel title={text("develop.how")}>
          <p>{text("develop.run")}</p>
          <pre>
            <code>npm run dev -- --inside</code>
          </pre>
          <p>{text("develop.open")}</p>
        </Panel>
      )}
    </Page>
  );
};
