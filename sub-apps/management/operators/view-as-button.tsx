import type { ApiOutput } from "@console-shell/contract";
import { EyeOutlined } from "@ant-design/icons";
import {
  useAccount,
  useApiMutation,
  useConsoleNavigate,
  usePermission,
  useWriteButton,
} from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** Shows the console as this operator sees it. The page reloads as theirs. */
export const ViewAsButton = ({ operator }: { operator: Operator }) => {
  const text = useText();
  const navigate = useConsoleNavigate();
  const mayView = usePermission("management:operator:view-as");
  const isOwn = useAccount().id === operator.id;
  const begin = useApiMutation("POST /mc-api/operator/:id/view-as");
  const write = useWriteButton();
  if (!mayView || isOwn || operator.status !== "active" || operator.may.length === 0) return null;
  const view = async () => {
    try {
      await begin.mutateAsync({ params: { id: operator.id } });
      navigate("/");
    } catch {
      // The console has shown why.
    }
  };
  return (
    <Button
      icon={<EyeOutlined aria-hidden />}
      {...write(begin.isPending)}
      onClick={() => void view()}
    >
      {text("operator.viewAs")}
    </Button>
  );
};
