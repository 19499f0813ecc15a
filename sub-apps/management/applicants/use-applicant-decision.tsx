import { type ReactNode, useRef, useState } from "react";
import { CopiedLink } from "../operators/copied-link.tsx";
import type { Applicant, Verb } from "./applicant-status.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { RejectForm } from "./reject-form.tsx";

const forms = { approve: ApproveForm, reject: RejectForm };

interface Deciding {
  verb: Verb;
  applicant: Applicant;
  /** Counts the dialogs opened. */
  opening: number;
}

interface ApplicantDecision {
  decide: (verb: Verb, applicant: Applicant) => void;
  /** The open dialog; `onLate` is called if somebody else has already decided. */
  dialogs: (onLate: () => void) => ReactNode;
}

/** The dialogs that decide on a registration. They are on the page: a refetch that removes a row would close them. */
export const useApplicantDecision = (): ApplicantDecision => {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [link, setLink] = useState<{ link: string; name: string }>();
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  const Form = deciding && forms[deciding.verb];
  return {
    decide: (verb, applicant) => {
      openings.current += 1;
      setDeciding({ verb, applicant, opening: openings.current });
    },
    dialogs: (onLate) => (
      <>
        {Form ? (
          <Form
            key={deciding.opening}
            applicant={deciding.applicant}
            onLate={onLate}
            onLink={(made, name) => setLink({ link: made, name })}
            onClosed={() => setDeciding((now) => (now === deciding ? null : now))}
          />
        ) : null}
        {link ? <CopiedLink {...link} onClose={() => setLink(undefined)} /> : null}
      </>
    ),
  };
};
