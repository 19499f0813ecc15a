import type { ReportedFailure } from "@console-shell/contract";
import { PageFailure } from "@console-shell/ui";
import { useEffect, useState } from "react";
import { useHost } from "../host/host-context.ts";
import { HomeButton } from "./home-button.tsx";

interface BrokenPageProps {
  error: Error;
  onRetry: () => void;
}

/** Shown in place of a page that failed to render; reports the failure and shows its details. */
export const BrokenPage = ({ error, onRetry }: BrokenPageProps) => {
  const host = useHost();
  const [reported, setReported] = useState<ReportedFailure>();
  useEffect(() => {
    let left = false;
    void host.reportFailure(error).then((failure) => {
      if (!left) setReported(failure);
    });
    return () => {
      left = true;
    };
  }, [host, error]);
  return (
    <PageFailure
      onRetry={onRetry}
      home={<HomeButton />}
      traceId={reported?.traceId}
      facts={reported?.facts}
    />
  );
};
