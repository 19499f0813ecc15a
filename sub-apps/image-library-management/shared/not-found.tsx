import { usePageTitle } from "@console-shell/sdk";
import { Outcome } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

/** Shown at an address that the sub-app does not have, and for a record that is gone. */
export const NotFound = () => {
  const text = useText();
  usePageTitle(text("notFound.title"));
  return (
    <Outcome
      status="404"
      title={text("notFound.title")}
      subTitle={text("notFound.detail")}
      actions={<Link to="/libraries">{text("notFound.back")}</Link>}
    />
  );
};
