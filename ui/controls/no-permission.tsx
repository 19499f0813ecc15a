import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";

/** Shown in place of a page the operator may not open; names the missing permission. */
export const NoPermission = ({ permission }: { permission: string }) => {
  const words = useWords();
  return (
    <Outcome
      status="403"
      title={words.noPermission}
      subTitle={words.noPermissionDetail.replace("{permission}", permission)}
    />
  );
};
