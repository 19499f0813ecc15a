import type { Locale, Role, SubAppFigure, SubAppRegistration } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/host/registration";
import { figureLimits } from "@console-shell/contract/words/sub-app-figures";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";

/** A figure that the operator may see. */
export interface HomeFigure extends SubAppFigure {
  /** `<sub-app>.<figure>`. */
  key: string;
  subApp: string;
  /** Its title in the page's language, unique on Home. */
  label: string;
  /** The sub-app's title. */
  app: string;
}

const builtIn: readonly string[] = subAppNames;

/** The figures for these permissions: the role's own first, built-in sub-apps' before those of teams, then by `order`. */
export const homeFigures = (
  subApps: readonly SubAppRegistration[],
  permissions: ReadonlySet<string>,
  role: Role,
  locale: Locale,
): HomeFigure[] => {
  const rank = ({ subApp, roles, order = Infinity }: HomeFigure) => [
    Number(!roles?.includes(role)),
    Number(!builtIn.includes(subApp)),
    order,
  ];
  const all = subApps
    .filter((subApp) => permissions.has(openPermission(subApp)))
    .flatMap(({ name, title, figures = [] }) =>
      figures
        .filter(({ permission }) => permissions.has(permission))
        .map((figure): HomeFigure => ({
          ...figure,
          key: `${name}.${figure.id}`,
          subApp: name,
          label: figure.title[locale],
          app: title[locale],
        })),
    )
    .toSorted((one, other) => {
      const others = rank(other);
      // Two without an order are equal: their difference is NaN.
      return rank(one).reduce((found, value, at) => found || value - others[at]! || 0, 0);
    });
  const times = Map.groupBy(all, ({ label }) => label);
  return all.map((figure) =>
    times.get(figure.label)!.length > 1
      ? { ...figure, label: `${figure.label} (${figure.app})` }
      : figure,
  );
};

/** Those that Home shows: the operator's choice, as far as it may still be seen, or else the first ones. */
export const shownFigures = (
  figures: readonly HomeFigure[],
  chosen: readonly string[] | undefined,
): HomeFigure[] =>
  chosen
    ? chosen.flatMap((key) => figures.find((figure) => figure.key === key) ?? [])
    : figures.slice(0, figureLimits.shown);
