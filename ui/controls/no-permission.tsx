import type { ReactNode } from "react";
import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";

interface NoPermissionProps {
  /** The code of the missing permission. */
  permission: string;
  /** What it lets an operator do, in the operator's language. */
  label: string;
  /** The name of what can't be opened; a page without one. */
  what?: string;
  /** A way on. */
  actions: ReactNode;
}

/** Shown in place of what the operator may not open: the missing permission, who grants it, and a way on. */
export const NoPermission = ({ permission, label, what, actions }: NoPermissionProps) => {
  const words = useWords();
  return (
    <Outcome
      status="403"
      title={what ? words.noPermissionTo.replace("{what}", what) : words.noPermission}
      subTitle={
        <>
          {words.noPermissionNeeds} {label} (<code>{permission}</code>)
          <br />
          {words.noPermissionGranter}
        </>
      }
      actions={actions}
    />
  );
};
