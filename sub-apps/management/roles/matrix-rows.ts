import type { AnyPermission } from "@console-shell/contract";
import { permissions } from "@console-shell/contract/words/permissions";

export type MatrixRow =
  | { key: string; kind: "operators" }
  | { key: string; kind: "subApp"; subApp: string; codes: readonly AnyPermission[]; open: boolean }
  | { key: string; kind: "permission"; permission: AnyPermission };

interface RowChoice {
  /** Permissions of published sub-apps. */
  own: readonly AnyPermission[];
  /** Sub-apps whose permissions are listed. */
  opened: ReadonlySet<string>;
  /** Narrows the permissions, whose sub-apps then all open; undefined keeps all. */
  matches: ((permission: AnyPermission, subApp: string) => boolean) | undefined;
}

const bySubApp = (own: readonly AnyPermission[]) =>
  Map.groupBy([...permissions, ...own], (code) => code.split(":")[0]!);

/** The sub-apps in the matrix's order. */
export const matrixSubApps = (own: readonly AnyPermission[]): string[] => [...bySubApp(own).keys()];

/** First the operators per role, then each sub-app; an opened one with its permissions. */
export const matrixRows = ({ own, opened, matches }: RowChoice): MatrixRow[] => [
  ...(matches ? [] : [{ key: "operators", kind: "operators" as const }]),
  ...[...bySubApp(own)].flatMap(([subApp, codes]): MatrixRow[] => {
    const found = matches ? codes.filter((code) => matches(code, subApp)) : codes;
    if (found.length === 0) return [];
    const open = matches !== undefined || opened.has(subApp);
    return [
      { key: subApp, kind: "subApp", subApp, codes, open },
      ...(open ? found : []).map((permission) => ({
        key: permission,
        kind: "permission" as const,
        permission,
      })),
    ];
  }),
];
