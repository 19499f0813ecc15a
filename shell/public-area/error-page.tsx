import { useSearchParams } from "react-router";
import { useText } from "../i18n/use-text.ts";
import type { MessageKey } from "../i18n/texts.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView, type ResultStatus } from "../results/result-view.tsx";

const known: Record<string, { status: ResultStatus; title: MessageKey; text: MessageKey }> = {
  403: { status: 403, title: "errorPage.403", text: "error.403" },
  404: { status: 404, title: "errorPage.404", text: "notFound.short" },
  500: { status: 500, title: "errorPage.500", text: "error.500" },
  success: { status: "success", title: "errorPage.success", text: "errorPage.success.text" },
  error: { status: "error", title: "errorPage.error", text: "errorPage.error.text" },
  info: { status: "info", title: "errorPage.info", text: "errorPage.info.text" },
  warning: { status: "warning", title: "errorPage.warning", text: "errorPage.warning.text" },
};

/** The generic result page for `?status=`; unknown values show info. */
export const ErrorPage = () => {
  const text = useText();
  const [search] = useSearchParams();
  const asked = search.get("status") ?? "info";
  const result = (Object.hasOwn(known, asked) ? known[asked] : undefined) ?? known["info"];
  if (!result) return null;
  return (
    <ResultView
      status={result.status}
      title={text(result.title)}
      subTitle={text(result.text)}
      actions={
        <>
          <LinkButton type="primary" to="/user/login">
            {text("result.login")}
          </LinkButton>
          <LinkButton to="/">{text("result.home")}</LinkButton>
        </>
      }
    />
  );
};
