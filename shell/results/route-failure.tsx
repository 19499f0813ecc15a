import { Button } from "antd";
import { useRouteError } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { FailureDetails } from "./failure-details.tsx";
import { LinkButton } from "./link-button.tsx";
import { ResultView } from "./result-view.tsx";

/** Shown in place of a page that failed to render; the frame around it stays alive. */
export const RouteFailure = () => {
  const text = useText();
  const error = useRouteError();
  const traceId = error instanceof RequestError ? error.traceId : "";
  return (
    <ResultView
      status={500}
      title={text("failure.title")}
      subTitle={traceId ? text("failure.trace", { traceId }) : text("failure.description")}
      actions={
        <>
          <Button type="primary" onClick={() => location.reload()}>
            {text("failure.reload")}
          </Button>
          <LinkButton to="/">{text("result.home")}</LinkButton>
        </>
      }
    >
      <FailureDetails
        facts={{
          error: error instanceof Error ? error.name : typeof error,
          message: error instanceof Error ? error.message : String(error),
          url: location.pathname,
          ...(traceId ? { traceId } : {}),
        }}
      />
    </ResultView>
  );
};
