import { Status } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

/** Whether an identity provider signs anybody in. */
export const ProviderState = ({ enabled }: { enabled: boolean }) => {
  const text = useText();
  return (
    <Status
      status={enabled ? "success" : "warning"}
      text={text(enabled ? "provider.enabled" : "provider.disabled")}
    />
  );
};
