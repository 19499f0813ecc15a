import { permissionLabel } from "@console-shell/contract/words/permission-labels";
import { NoPermission } from "@console-shell/ui";
import { useLocale, useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { LinkButton } from "./link-button.tsx";

/** Shown if a permission is missing, with a way home and to what the operator may do. */
export const Forbidden = ({ permission, what }: { permission: string; what: string }) => {
  const text = useText();
  const { config } = useConsole();
  return (
    <NoPermission
      permission={permission}
      label={permissionLabel(permission, useLocale(), config.subApps)}
      what={what}
      actions={
        <>
          <LinkButton type="primary" to="/">
            {text("result.home")}
          </LinkButton>
          <LinkButton to="/user-info#role">{text("forbidden.own")}</LinkButton>
        </>
      }
    />
  );
};
