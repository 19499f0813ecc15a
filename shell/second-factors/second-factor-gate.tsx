import type { ReactNode } from "react";
import { lazyPage } from "../routing/lazy-page.tsx";
import { useAccount } from "../state/use-global-state.ts";

const SecondFactorMissingPage = lazyPage(
  "second-factor",
  async () => (await import("./second-factor-missing-page.tsx")).SecondFactorMissingPage,
);

/** Renders its children once the account has the second factor its role requires. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) =>
  useAccount().secondFactorMissing ? <SecondFactorMissingPage /> : children;
