import type { ApiOutput } from "@console-shell/contract";
import { type ReactNode, useState } from "react";
import { useText } from "../messages/index.ts";
import { OperatorForm } from "./operator-form.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

type Operator = ApiOutput<"GET /mc-api/operator/list">["items"][number];
type Reset = ApiOutput<"POST /mc-api/operator/:id/reset-password">;

/** What opens the form of an operator and shows a new password. */
export interface OperatorDialogs {
  create: () => void;
  edit: (operator: Operator) => void;
  showReset: (operator: Operator, reset: Reset) => void;
}

type Shown = Pick<Operator, "name" | "account"> & {
  password: string;
  /** Sessions that a reset has ended; none where the operator is new. */
  endedSessions?: number;
};

/**
 * The form and the new password of operators. They are the page's, not a row's: one that goes with
 * a re-read would take along what was typed, or a password that nobody has read yet.
 */
export const useOperatorDialogs = (): OperatorDialogs & { dialogs: ReactNode } => {
  const text = useText();
  const [form, setForm] = useState<{ open: boolean; operator?: Operator }>({ open: false });
  const [shown, setShown] = useState<Shown | null>(null);
  const name = shown?.name ?? "";
  const count = shown?.endedSessions;
  return {
    create: () => setForm({ open: true }),
    edit: (operator) => setForm({ open: true, operator }),
    showReset: ({ name, account }, reset) => setShown({ name, account, ...reset }),
    dialogs: (
      <>
        <OperatorForm
          open={form.open}
          operator={form.operator}
          onClose={() => setForm((last) => ({ ...last, open: false }))}
          onCreated={({ operator: { name, account }, password }) =>
            setShown({ name, account, password })
          }
        />
        <PasswordDialog
          title={text(count === undefined ? "password.titleCreated" : "password.titleReset", {
            name,
          })}
          account={shown?.account ?? ""}
          password={shown?.password ?? null}
          note={count === undefined ? undefined : text("password.ended", { count })}
          onClose={() => setShown(null)}
        />
      </>
    ),
  };
};
