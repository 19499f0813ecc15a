import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { antdFolder } from "./styles/hooks.ts";
import { replaced } from "./styles/plugin.ts";

type Changes = Record<string, readonly (readonly [RegExp, string])[]>;

const { presetPrimaryColors } = createRequire(join(antdFolder, "index.js"))(
  "@ant-design/colors",
) as { presetPrimaryColors: Record<string, string> };

const primaryColors = [
  [
    /import \{ presetPrimaryColors \} from '@ant-design\/colors';/,
    `const presetPrimaryColors = ${JSON.stringify(presetPrimaryColors)};`,
  ],
] as const;
const contextOfSider = [[/'\.\.\/layout\/Sider'/, "'../layout/context'"]] as const;

/** Imports that pull a whole module into every page for a small part of it. */
const changes: Changes = {
  // The colour picker, only to parse a colour.
  "tooltip/util.js": [
    [
      /import \{ generateColor \} from '\.\.\/color-picker\/util';/,
      "import { FastColor } from '@ant-design/fast-color';",
    ],
    [/generateColor\(color\)/, "new FastColor(color)"],
  ],
  // All palettes and their generator, only for one colour of each.
  "progress/Line.js": primaryColors,
  "progress/utils.js": primaryColors,
  // The layout's sider, only for its context.
  "menu/index.js": contextOfSider,
  "menu/MenuItem.js": contextOfSider,
  "layout/context.js": [
    [
      /import \* as React from 'react';/,
      "$&\nexport const SiderContext = /*#__PURE__*/React.createContext({});",
    ],
  ],
  "layout/Sider.js": [
    [/import \{ LayoutContext \} from/, "import { LayoutContext, SiderContext } from"],
    [
      /export const SiderContext = \/\*#__PURE__\*\/React\.createContext\(\{\}\);/,
      "export { SiderContext };",
    ],
  ],
};

/** An antd module without such imports. */
export const withoutWholeModule = (file: string, code: string): string =>
  replaced(code, changes[file]!);

/** Leaves such modules to the later tiers that need them whole. The build fails if antd's code has changed. */
export const withoutWholeModules = (): Plugin => {
  const left = new Set(Object.keys(changes));
  return {
    name: "console:without-whole-modules",
    transform: {
      order: "pre",
      filter: { id: /[\\/]antd[\\/]es[\\/](?:tooltip|progress|menu|layout)[\\/]\w+\.js$/ },
      handler(code, id) {
        const file = relative(antdFolder, id).replaceAll("\\", "/");
        if (!left.delete(file)) return null;
        try {
          return { code: withoutWholeModule(file, code), map: null };
        } catch (error) {
          return this.error(
            `antd/es/${file} ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`antd has no ${[...left].join(", ")} any more.`);
    },
  };
};
