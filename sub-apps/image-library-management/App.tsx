import type { ReactNode } from "react";
import { LastChangeProvider } from "./changes/last-change.tsx";
import { UploadsProvider } from "./uploads/uploads-provider.tsx";

/** Wraps every page, so uploads and the undo of the last change survive navigation. */
export const App = ({ children }: { children: ReactNode }) => (
  <UploadsProvider>
    <LastChangeProvider>{children}</LastChangeProvider>
  </UploadsProvider>
);
