import type { AnyPermission } from "@console-shell/contract";
import { permissions } from "@console-shell/contract/words/permissions";

export type MatrixRow =
  | { key: string; kind: "operators" }
  | { key: string; kind: "subApp"; subApp: string }
  | { key: string; kind: "permission"; permission: AnyPermission };

/** First the operators per role, then each sub-app with its permissions; `own` are those of published sub-apps. */
export const matrixRows = (own: readonly AnyPermission[]): MatrixRow[] => {
  const bySubApp = Map.groupBy([...permissions, ...own], (code) => code.split(":")[0]!);
  return [
    { key: "operators", kind: "operators" },
    ...[...bySubApp].flatMap(([subApp, codes]): MatrixRow[] => [
      { key: subApp, kind: "subApp", subApp },
      ...codes.map((permission) => ({ key: permission, kind: "permission" as const, permission })),
    ]),
  ];
};
