import { Alert } from "antd";
import type { MessageKey } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import type { Ceremony } from "./use-ceremony.ts";

const texts: Record<NonNullable<Ceremony["failure"]>, MessageKey> = {
  known: "passkey.known",
  elsewhere: "passkey.elsewhere",
  unsupported: "passkey.unsupported",
  failed: "passkey.failed",
};

/** Says why the browser returned no passkey; renders nothing if there is nothing to say. */
export const CeremonyFailureAlert = ({ failure }: Pick<Ceremony, "failure">) => {
  const text = useText();
  return failure ? (
    <Alert role="alert" type="warning" showIcon title={text(texts[failure])} />
  ) : null;
};
