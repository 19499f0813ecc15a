import { FailureDetails } from "@console-shell/ui";
import { Button } from "antd";
import { useEffect } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import { failedFile } from "./failed-file.ts";
import { clientErrorReport } from "../client-errors/client-error-report.ts";
import { LinkButton } from "./link-button.tsx";
import { ResultView } from "./result-view.tsx";
import { useClientErrorTrace } from "../client-errors/use-client-error-trace.ts";

/**
 * Shown in place of a page that failed to load or render; the frame around it stays usable. If the server
 * was unreachable, the page loads again on reconnecting.
 */
export const RouteFailure = () => {
  const text = useText();
  const error = useRouteError();
  const parts = useConsole();
  const { config, connection } = parts;
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(() => {
    // A failed script load doesn't say why, so trigger a probe.
    connection.note(false);
  }, [connection]);
  useEffect(
    () =>
      connection.subscribe((online) => {
        if (online) void navigate(here, { replace: true, state: here.state as unknown });
      }),
    [connection, navigate, here],
  );
  const file = failedFile(error);
  const reported = useClientErrorTrace(clientErrorReport(error, parts));
  const traceId = error instanceof RequestError ? error.traceId : reported;
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
          ...(file ? { file } : {}),
          page: here.pathname,
          release: config.release,
          ...(traceId ? { traceId } : {}),
        }}
      />
    </ResultView>
  );
};
