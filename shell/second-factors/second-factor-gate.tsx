import { lateComponent } from "@console-shell/ui";
import { Suspense, type ReactNode } from "react";
import { loadChunk } from "../routing/load-chunk.ts";
import { PageLoading } from "../routing/page-loading.tsx";
import { useAccount } from "../state/use-global-state.ts";

const SecondFactorMissingPage = lateComponent(
  async () =>
    (await loadChunk("second-factor", () => import("./second-factor-missing-page.tsx")))
      .SecondFactorMissingPage,
);

/** Renders its children once the account has the second factor its role requires. */
export const SecondFactorGate = ({ children }: { children: ReactNode }) =>
  useAccount().secondFactorMissing ? (
    <Suspense fallback={<PageLoading />}>
      <SecondFactorMissingPage />
    </Suspense>
  ) : (
    children
  );
