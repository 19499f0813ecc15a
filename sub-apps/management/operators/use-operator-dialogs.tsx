import type { ApiOutput } from "@console-shell/contract";
import { type ReactNode, useState } from "react";
import { CopiedLink } from "./copied-link.tsx";
import { OperatorForm } from "./operator-form.tsx";
import { ResetForm } from "./reset-form.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** Opens an operator's form, or the dialog that makes a link to set a password. */
export interface OperatorDialogs {
  create: () => void;
  edit: (operator: Operator) => void;
  reset: (operator: Operator, verb: "reset" | "invite") => void;
}

/**
 * The operator form and what it shows. They are on the page rather than in a row: a refetch that removes the row would
 * discard the input.
 */
export const useOperatorDialogs = (): OperatorDialogs & { dialogs: ReactNode } => {
  const [form, setForm] = useState<{ open: boolean; operator?: Operator }>({ open: false });
  const [reset, setReset] = useState<{ operator: Operator; verb: "reset" | "invite" }>();
  const [link, setLink] = useState<{ link: string; name: string }>();
  return {
    create: () => setForm({ open: true }),
    edit: (operator) => setForm({ open: true, operator }),
    reset: (operator, verb) => setReset({ operator, verb }),
    dialogs: (
      <>
        <OperatorForm
          open={form.open}
          operator={form.operator}
          onLink={(made, name) => setLink({ link: made, name })}
          onClose={() => setForm((last) => ({ ...last, open: false }))}
        />
        {reset ? (
          <ResetForm
            {...reset}
            onLink={(made) => setLink({ link: made, name: reset.operator.name })}
            onClose={() => setReset(undefined)}
          />
        ) : null}
        {link ? <CopiedLink {...link} onClose={() => setLink(undefined)} /> : null}
      </>
    ),
  };
};
