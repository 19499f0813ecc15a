import { FailureDetails } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { clientErrorReport } from "../client-errors/client-error-report.ts";
import { LinkButton } from "../results/link-button.tsx";
import { ResultView } from "../results/result-view.tsx";
import { useClientErrorTrace } from "../client-errors/use-client-error-trace.ts";
import { useConsole } from "../state/console-context.ts";
import { failureFacts } from "./failure-facts.ts";

/** Shown in place of a failed sub-app; the frame stays usable. */
export const SubAppFallback = ({ name, error }: { name: string; error: unknown }) => {
  const text = useText();
  const parts = useConsole();
  const [failedAt] = useState(() => new Date());
  const traceId = useClientErrorTrace(clientErrorReport(error, parts, name));
  return (
    <div role="alert">
      <ResultView
        status={500}
        title={text("fallback.title")}
        subTitle={text("fallback.subtitle")}
        actions={
          <>
            <Button type="primary" onClick={() => location.reload()}>
              {text("fallback.reload")}
            </Button>
            <LinkButton to="/">{text("result.home")}</LinkButton>
          </>
        }
      >
        <FailureDetails
          facts={{
            ...(traceId ? { traceId } : {}),
            ...failureFacts(name, error, parts, parts.subAppEvents.of(name), failedAt),
          }}
        />
      </ResultView>
    </div>
  );
};
