import { LoadFailure, PageLoading, useLive } from "@console-shell/ui";
import { useEffect, type ReactNode } from "react";
import { SecondFactorGate } from "../second-factors/second-factor-gate.tsx";
import { useText } from "../i18n/use-text.ts";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { lazyPage } from "../routing/lazy-page.tsx";
import { useConsole } from "../state/console-context.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { Frame } from "./frame.tsx";

const ElsewherePage = lazyPage(
  "elsewhere",
  async () => (await import("./elsewhere-page.tsx")).ElsewherePage,
);

/** Renders its children once account and permissions have loaded. */
const InitialStateGate = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { session, connection } = useConsole();
  const { account, permissions } = useGlobalState();
  const { failed, elsewhere } = useLive(session.initialState);
  const ready = account !== null && permissions !== null;
  // Only on mount: an account cleared later means the operator is on the way to the login page.
  useEffect(() => {
    if (!ready) void session.load();
    // oxlint-disable-next-line react/exhaustive-deps -- on opening only
  }, [session]);
  useEffect(() => {
    if (!failed) return undefined;
    return connection.subscribe((online) => {
      if (online) void session.load();
    });
  }, [connection, failed, session]);
  if (elsewhere) return <ElsewherePage />;
  if (ready) return children;
  if (!failed) return <PageLoading />;
  return (
    <PublicFrame>
      <LoadFailure message={text("gate.failed")} onRetry={() => void session.load()} />
    </PublicFrame>
  );
};

/** The main layout at `/`: the frame, once account and permissions have loaded. */
export const MainArea = () => (
  <InitialStateGate>
    <SecondFactorGate>
      <Frame />
    </SecondFactorGate>
  </InitialStateGate>
);
