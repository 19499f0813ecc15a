import { LoginOutlined } from "@ant-design/icons";
import type { SignOnProvider, SignOnPurpose } from "@console-shell/contract/words/single-sign-on";
import { useOnline } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./provider-buttons.module.css";
import { visitAddress } from "./visit.ts";

interface ProviderButtonsProps {
  providers: readonly SignOnProvider[];
  purpose: SignOnPurpose;
  /** Called when the person says that the other window is done; usually the page hears it by itself. */
  onContinue: () => void;
}

/** Opens a provider in a window of its own, so that this page stays as it is. */
export const ProviderButtons = ({ providers, purpose, onContinue }: ProviderButtonsProps) => {
  const text = useText();
  const online = useOnline();
  const { place, routing } = useConsole();
  const [opened, setOpened] = useState(false);
  const open = ({ name }: SignOnProvider) => {
    const path = visitAddress(name, purpose, { from: null, isPopup: true });
    // A guest's own address is its host's.
    const address = place.isGuest ? place.address(path) : routing.href(path);
    window.open(address, "_blank", "popup,width=520,height=720");
    setOpened(true);
  };
  return (
    <div className={styles["providers"]}>
      {providers.map((provider) => (
        <Button
          key={provider.name}
          block
          type="primary"
          disabled={!online}
          icon={<LoginOutlined aria-hidden="true" />}
          onClick={() => open(provider)}
        >
          {text("signOn.continueWith", { provider: provider.label })}
        </Button>
      ))}
      {opened ? (
        <div className={styles["opened"]}>
          <output>{text("signOn.opened")}</output>
          <Button size="small" onClick={onContinue}>
            {text("signOn.done")}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
