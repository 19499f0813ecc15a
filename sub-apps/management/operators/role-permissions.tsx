import type { Permission } from "@console-shell/contract";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { EmptyState, Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

/** Permissions in words, by sub-application. */
export const RolePermissions = ({ permissions }: { permissions: readonly Permission[] }) => {
  const text = useText();
  const items = subAppNames.flatMap((name) => {
    const codes = permissions.filter((code) => code.startsWith(`${name}:`));
    if (codes.length === 0) return [];
    const value = (
      <ul className="management-permissions">
        {codes.map((code) => (
          <li key={code} title={code}>
            {text(`permission.${code}`)}
          </li>
        ))}
      </ul>
    );
    return [{ label: text(`subApp.${name}`), value }];
  });
  if (items.length === 0) return <EmptyState description={text("operator.noPermissions")} />;
  return <Facts items={items} />;
};
