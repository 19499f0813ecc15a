import type { Role } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { type Bulk, useHasMail, useLocale, usePermission } from "@console-shell/sdk";
import { CarefulSelect } from "@console-shell/ui";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import { useGrantableRoles } from "../operators/use-grantable-roles.ts";
import type { Applicant } from "./applicant-status.tsx";

const isWaiting = ({ status }: Applicant) => status === "waiting";

/** Decides on several registrations: with one role, or one reason. */
export const useApplicantBulk = (): Bulk<Applicant> | undefined => {
  const text = useText();
  const locale = useLocale();
  const grantable = useGrantableRoles();
  const hasMail = useHasMail();
  if (!usePermission("management:applicant:decide")) return undefined;
  return {
    nameOf: ({ name }) => name,
    actions: [
      {
        key: "approve",
        title: text("applicant.approve"),
        // Links to copy are made one at a time.
        can: (applicant) => hasMail && isWaiting(applicant),
        ask: {
          title: (count) => text("applicants.approveTitle", { count }),
          detail: text("applicants.approveDetail"),
          fields: (
            <Form.Item
              name="role"
              label={text("operator.role")}
              rules={[{ required: true, message: text("required.role") }]}
            >
              <CarefulSelect
                options={grantable.map((role) => ({ value: role, label: roleName(role, locale) }))}
              />
            </Form.Item>
          ),
        },
        run: ({ id }, request, { role }) =>
          request("POST /mc-api/applicant/:id/approve", {
            params: { id },
            body: { role: role as Role },
          }),
      },
      {
        key: "reject",
        title: text("applicant.reject"),
        danger: true,
        can: isWaiting,
        ask: {
          title: (count) => text("applicants.rejectTitle", { count }),
          detail: text("applicants.rejectDetail"),
          fields: (
            <Form.Item
              name="reason"
              label={text("applicant.rejection")}
              rules={[{ required: true, whitespace: true, message: text("required.reason") }]}
            >
              <Input.TextArea rows={4} maxLength={500} showCount />
            </Form.Item>
          ),
        },
        run: ({ id }, request, { reason = "" }) =>
          request("POST /mc-api/applicant/:id/reject", { params: { id }, body: { reason } }),
      },
    ],
  };
};
