import { Result } from "antd";
import { useWords } from "./words.ts";

/** Shown in place of a page that the operator may not see; names the missing permission. */
export const NoPermission = ({ permission }: { permission: string }) => {
  const words = useWords();
  return (
    <Result
      status="403"
      title={words.noPermission}
      subTitle={words.noPermissionDetail.replace("{permission}", permission)}
    />
  );
};
