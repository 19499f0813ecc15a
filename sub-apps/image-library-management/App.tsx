import type { ReactNode } from "react";
import { LastChangeProvider } from "./changes/last-change.tsx";
import { UploadsProvider } from "./uploads/uploads-provider.tsx";

/** What is above the pages: uploads and the last change's undo continue across them. */
export const App = ({ children }: { children: ReactNode }) => (
  <UploadsProvider>
    <LastChangeProvider>{children}</LastChangeProvider>
  </UploadsProvider>
);
