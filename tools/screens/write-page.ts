import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Side by side, scaled in proportion to their windows' widths. */
const picture = (folder: string, screen: string, look: string, width: number) =>
  `<img src="${folder}/${screen}.${look}.webp" alt="${screen}, ${look}" width="${width}">`;

/** Writes the page that shows all pictures below a folder, grouped by sub-app. */
export const writePage = (root: string): void => {
  const lines = [
    "# Every screen",
    "",
    "Desktop pictures show English and the light theme, phone pictures Chinese and the dark theme. `npm run screens` makes",
    "them again; `e2e/screens/areas/` lists the screens.",
  ];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: folder } of folders.toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    lines.push("", `## ${folder}`);
    const screens = readdirSync(join(root, folder))
      .filter((file) => file.endsWith(".desk.webp"))
      .map((file) => file.slice(0, -".desk.webp".length));
    for (const screen of screens)
      lines.push(
        "",
        `### ${screen}`,
        "",
        `${picture(folder, screen, "desk", 640)} ${picture(folder, screen, "phone", 195)}`,
      );
  }
  writeFileSync(join(root, "README.md"), `${lines.join("\n")}\n`);
};
