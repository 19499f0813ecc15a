import { scimPath } from "@console-shell/contract/words/scim";
import { useAddress } from "@console-shell/ui";
import { type ReactNode, useRef, useState } from "react";
import { CopiedLink } from "../operators/copied-link.tsx";
import { IssuedToken } from "../tokens/issued-token.tsx";
import { ApprovalDecision } from "./approval-decision.tsx";
import type { Approval, Verb } from "./use-approval-columns.tsx";

/** The address that an identity provider needs with a token. In a host's page the console is elsewhere. */
const useScimAddress = (): string => new URL(useAddress()("/"), document.baseURI).origin + scimPath;

interface Deciding {
  verb: Verb;
  approval: Approval;
  /** Counts the dialogs opened. */
  opening: number;
}

interface ApprovalDecisions {
  decide: (verb: Verb, approval: Approval) => void;
  /** The open dialog, and the secret or link that it made; `onLate` is called if it has been decided on by now. */
  dialogs: (onLate: () => void) => ReactNode;
}

/** The dialogs that decide on a change. */
export const useApprovalDecisions = (): ApprovalDecisions => {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [link, setLink] = useState<{ link: string; name: string }>();
  const baseUrl = useScimAddress();
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  return {
    decide: (verb, approval) => {
      openings.current += 1;
      setDeciding({ verb, approval, opening: openings.current });
    },
    dialogs: (onLate) => (
      <>
        {deciding ? (
          <ApprovalDecision
            key={deciding.opening}
            approval={deciding.approval}
            verb={deciding.verb}
            onSecret={setSecret}
            onLink={(made, name) => setLink({ link: made, name })}
            onLate={onLate}
            onClosed={() => setDeciding((now) => (now === deciding ? null : now))}
          />
        ) : null}
        {secret === null ? null : (
          <IssuedToken secret={secret} baseUrl={baseUrl} onClose={() => setSecret(null)} />
        )}
        {link ? <CopiedLink {...link} onClose={() => setLink(undefined)} /> : null}
      </>
    ),
  };
};
