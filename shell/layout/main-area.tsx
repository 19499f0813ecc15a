import { useMatches } from "react-router";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { NotFound } from "../results/not-found.tsx";
import { handleOf } from "../routing/route-handle.ts";
import { useConsole } from "../state/console-context.ts";
import { useGlobalState } from "../state/use-global-state.ts";
import { Frame } from "./frame.tsx";
import { InitialStateGate } from "./initial-state-gate.tsx";

/**
 * The main layout at `/`. An address of no page, opened by somebody who is not signed in, shows
 * its 404 in the public layout: a sign-in could lead back to nothing.
 */
export const MainArea = () => {
  const { session } = useConsole();
  const { account } = useGlobalState();
  const { unknown } = handleOf(useMatches());
  if (unknown && !account && !session.wasSignedIn())
    return (
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    );
  return (
    <InitialStateGate>
      <Frame />
    </InitialStateGate>
  );
};
