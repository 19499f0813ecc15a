import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "./link-button.tsx";
import { ResultView } from "./result-view.tsx";

/** Shown if a permission is missing; names it and who can grant it. */
export const Forbidden = ({ permission, what }: { permission: string; what: string }) => {
  const text = useText();
  return (
    <ResultView
      status={403}
      title={text("forbidden.title", { what })}
      subTitle={
        <>
          {text("forbidden.needs")} <code>{permission}</code>
          <br />
          {text("forbidden.granter")}
        </>
      }
      actions={
        <LinkButton type="primary" to="/">
          {text("result.home")}
        </LinkButton>
      }
    />
  );
};
