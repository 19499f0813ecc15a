import { Button } from "antd";
import { useText } from "../messages/index.ts";
import type { RoleChange } from "./role-changes.ts";

interface RolesBarProps {
  changes: readonly RoleChange[];
  onReview: () => void;
  onDiscard: () => void;
}

/** The size of the draft, with buttons to review or discard it. */
export const RolesBar = ({ changes, onReview, onDiscard }: RolesBarProps) => {
  const text = useText();
  const count = changes.reduce((sum, { give, take }) => sum + give.length + take.length, 0);
  return (
    <div className="management-roles-bar">
      <output>{count > 0 ? text("roles.drafted", { count }) : text("roles.howToChange")}</output>
      <div className="cs-form-actions">
        <Button onClick={onDiscard} disabled={count === 0}>
          {text("roles.discard")}
        </Button>
        <Button type="primary" onClick={onReview} disabled={count === 0}>
          {text("roles.review")}
        </Button>
      </div>
    </div>
  );
};
