import type { MessageKey } from "../i18n/texts.ts";
import type { NavigationApp } from "./navigation-items.ts";

/** The groups of the navigation, in order, with the sub-apps of each. */
const groups = {
  search: ["face-search", "object-search-manager", "image-library-management"],
  money: ["console-application", "finance"],
  administration: ["console", "management"],
} as const;
export type NavigationGroupName = keyof typeof groups | "other";

const titles: Record<NavigationGroupName, MessageKey> = {
  search: "navigation.search",
  money: "navigation.money",
  administration: "navigation.administration",
  other: "navigation.other",
};

export interface NavigationGroup {
  name: NavigationGroupName;
  title: MessageKey;
  apps: NavigationApp[];
}

/** Sub-apps by group; those that teams publish come in the last one. Empty groups are left out. */
export const navigationGroups = (apps: readonly NavigationApp[]): NavigationGroup[] => {
  const known = Object.entries(groups).map(([name, names]) => ({
    name: name as NavigationGroupName,
    apps: names.flatMap((one) => apps.find((app) => app.name === one) ?? []),
  }));
  const placed = new Set(known.flatMap((group) => group.apps));
  return [...known, { name: "other" as const, apps: apps.filter((app) => !placed.has(app)) }]
    .filter((group) => group.apps.length > 0)
    .map((group) => ({ ...group, title: titles[group.name] }));
};
