import type { ApiOutput } from "@console-shell/contract";
import { type ReactNode, useState } from "react";
import { OperatorForm } from "./operator-form.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** What opens the form of an operator. */
export interface OperatorDialogs {
  create: () => void;
  edit: (operator: Operator) => void;
}

/**
 * The form of operators. It is the page's, not a row's: one that goes with a re-read would take along
 * what was typed.
 */
export const useOperatorDialogs = (): OperatorDialogs & { dialogs: ReactNode } => {
  const [form, setForm] = useState<{ open: boolean; operator?: Operator }>({ open: false });
  return {
    create: () => setForm({ open: true }),
    edit: (operator) => setForm({ open: true, operator }),
    dialogs: (
      <OperatorForm
        open={form.open}
        operator={form.operator}
        onClose={() => setForm((last) => ({ ...last, open: false }))}
      />
    ),
  };
};
