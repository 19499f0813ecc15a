import { Status } from "@console-shell/ui";
import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import { useText } from "../messages/index.ts";

const badges = {
  waiting: "default",
  retrying: "warning",
  delivered: "success",
  dead: "error",
} as const satisfies Record<DeliveryState, string>;

export const DeliveryStateBadge = ({ state }: { state: DeliveryState }) => {
  const text = useText();
  return <Status status={badges[state]} text={text(`delivery.${state}`)} />;
};
