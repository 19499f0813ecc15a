import { AwayButton } from "@console-shell/ui";
import { useHost } from "../host/host-context.ts";

/** A link to the console's home page. */
export const HomeButton = () => {
  const { history, navigate } = useHost();
  return <AwayButton to="home" href={history.base} onGo={() => navigate(history.base)} />;
};
