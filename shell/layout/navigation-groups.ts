import { type SubAppGroup, subAppGroups } from "@console-shell/contract/words/sub-app-groups";
import type { MessageKey } from "../i18n/texts.ts";
import type { NavigationApp } from "./navigation-items.ts";

const titles: Record<SubAppGroup, MessageKey> = {
  search: "navigation.search",
  money: "navigation.money",
  administration: "navigation.administration",
  more: "navigation.more",
};

export interface NavigationGroup {
  name: SubAppGroup;
  title: MessageKey;
  apps: NavigationApp[];
}

/** Sub-apps by the group that their manifests name. Empty groups are left out. */
export const navigationGroups = (apps: readonly NavigationApp[]): NavigationGroup[] =>
  subAppGroups
    .map((name) => ({
      name,
      title: titles[name],
      apps: apps.filter(({ group }) => group === name),
    }))
    .filter((group) => group.apps.length > 0);
