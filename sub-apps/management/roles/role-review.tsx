import type { AnyPermission } from "@console-shell/contract";
import { useWriteButton } from "@console-shell/sdk";
import { Alert, Button, Drawer } from "antd";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { usePermissionWords } from "../shared/use-permission-words.ts";
import { changesOf, type Drafted, type RoleRow, withoutEffect } from "./role-changes.ts";

interface PermissionListProps {
  title: string;
  permissions: readonly AnyPermission[];
}

const PermissionList = ({ title, permissions }: PermissionListProps) => {
  const words = usePermissionWords();
  if (permissions.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="management-permissions">
        {permissions.map((permission) => (
          <li key={permission}>
            {words.permission(permission)}
            <span className="management-code">{permission}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

interface RoleReviewProps {
  open: boolean;
  roles: readonly RoleRow[];
  drafted: Drafted;
  pending: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** The draft's grants and removals, and how many operators they affect, for confirmation. */
export const RoleReview = ({
  open,
  roles,
  drafted,
  pending,
  onApply,
  onClose,
}: RoleReviewProps) => {
  const text = useText();
  const words = usePermissionWords();
  const writeButton = useWriteButton();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={480}
      destroyOnHidden
      title={text("roles.reviewTitle")}
      footer={
        <div className="cs-form-actions">
          <Button onClick={onClose}>{text("roles.back")}</Button>
          <Button type="primary" onClick={onApply} {...writeButton(pending)}>
            {text("roles.apply")}
          </Button>
        </div>
      }
    >
      <p className="management-review-lead">{text("roles.inForce")}</p>
      {changesOf(drafted, roles).map(({ role, give, take }) => {
        const row = roles.find((one) => one.role === role)!;
        const idle = withoutEffect(drafted, row);
        return (
          <section key={role} className="management-review">
            <h2>
              <RoleTag role={role} />
              <span className="management-below">
                {text("roles.operators", { count: row.operators })}
              </span>
            </h2>
            <PermissionList title={text("roles.gives")} permissions={give} />
            <PermissionList title={text("roles.takes")} permissions={take} />
            {idle.length > 0 ? (
              <Alert
                type="warning"
                showIcon
                title={text("roles.withoutEffect", { count: idle.length })}
                description={idle.map(words.permission).join(", ")}
              />
            ) : null}
          </section>
        );
      })}
    </Drawer>
  );
};
