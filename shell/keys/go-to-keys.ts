import type { SubAppName } from "@console-shell/contract";

/** The second letter of "go to", by sub-app. */
const letters: Partial<Record<string, string>> = {
  console: "C",
  management: "M",
  finance: "F",
  "console-application": "A",
  "image-library-management": "L",
  "face-search": "S",
  "object-search-manager": "O",
} satisfies Record<SubAppName, string>;

/** The keys that open a sub-app; undefined for those that teams publish. */
export const goToKeys = (subApp: string): string | undefined =>
  letters[subApp] && `G ${letters[subApp]}`;
