import { SecondFactorGate } from "../second-factors/second-factor-gate.tsx";
import { Frame } from "./frame.tsx";
import { InitialStateGate } from "./initial-state-gate.tsx";

/** The main layout at `/`: the frame, once account and permissions have loaded. */
export const MainArea = () => (
  <InitialStateGate>
    <SecondFactorGate>
      <Frame />
    </SecondFactorGate>
  </InitialStateGate>
);
