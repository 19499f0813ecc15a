import { useState } from "react";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { useConsole } from "../state/console-context.ts";
import { ChooseFactor } from "./choose-factor.tsx";
import { KeepCodes } from "./keep-codes.tsx";

/** Replaces every page until the account has the second factor its role requires. */
export const SecondFactorMissingPage = () => {
  const { session } = useConsole();
  const [codes, setCodes] = useState<string[]>();
  // With a second factor, the reloaded account opens the gate.
  const goOn = () => void session.load();
  return (
    <PublicFrame wide>
      {codes ? (
        <KeepCodes codes={codes} onContinue={goOn} />
      ) : (
        <ChooseFactor
          onAdded={(recoveryCodes) => {
            if (recoveryCodes) setCodes(recoveryCodes);
            else goOn();
          }}
        />
      )}
    </PublicFrame>
  );
};
