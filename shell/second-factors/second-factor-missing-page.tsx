import { useState } from "react";
import { PublicFrame } from "../public-area/public-frame.tsx";
import { useConsole } from "../state/console-context.ts";
import { ChooseFactor } from "./choose-factor.tsx";
import { KeepCodes } from "./keep-codes.tsx";

/** In place of every page, until there is the second factor that the role demands. */
export const SecondFactorMissingPage = () => {
  const { session } = useConsole();
  const [codes, setCodes] = useState<string[]>();
  // With a second factor, the account says so, and the gate opens by itself.
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
