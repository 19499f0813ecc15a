import type { Permission, SubAppName } from "@console-shell/contract";
import { permissions } from "@console-shell/contract/words/permissions";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";

export type MatrixRow =
  | { key: string; kind: "operators" }
  | { key: string; kind: "subApp"; subApp: SubAppName }
  | { key: string; kind: "permission"; permission: Permission };

/** First the operators per role, then each sub-app with its permissions. */
export const matrixRows: MatrixRow[] = [
  { key: "operators", kind: "operators" },
  ...subAppNames.flatMap((subApp): MatrixRow[] => [
    { key: subApp, kind: "subApp", subApp },
    ...permissions
      .filter((code) => code.startsWith(`${subApp}:`))
      .map((permission) => ({ key: permission, kind: "permission" as const, permission })),
  ]),
];
