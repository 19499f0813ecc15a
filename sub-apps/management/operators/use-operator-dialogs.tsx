import type { ApiOutput } from "@console-shell/contract";
import { type ReactNode, useState } from "react";
import { OperatorForm } from "./operator-form.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];

/** Opens an operator's form. */
export interface OperatorDialogs {
  create: () => void;
  edit: (operator: Operator) => void;
}

/**
 * The operator form. It is on the page rather than in a row: a refetch that removes the row would discard
 * the input.
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
