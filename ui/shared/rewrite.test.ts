import { describe, expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { rewriteIconBase, rewriteSplitImports } from "./rewrite.ts";

describe("imports of antd", () => {
  test("use the tiers of their names", () => {
    expect(rewriteSplitImports(`import { Button, Table, Form } from "antd";`)).toBe(
      `import { Button, Form } from "antd/tier/shell"; import { Table } from "antd/tier/more";`,
    );
  });

  test("keep their aliases", () => {
    expect(rewriteSplitImports(`import { Button as B, message as toast } from 'antd'`)).toBe(
      `import { Button as B, message as toast } from "antd/tier/shell";`,
    );
  });

  test("keep every other line in place", () => {
    const code = `const a = "一😀";\nimport {\n  Button,\n  Table,\n} from "antd";\nconst b = 2;\n`;
    expect(rewriteSplitImports(code)?.split("\n").indexOf("const b = 2;")).toBe(5);
  });

  test("without names load nothing", () => {
    expect(rewriteSplitImports(`import "antd";f();`)).toBe(`f();`);
    expect(rewriteSplitImports(`import {} from "antd";f();`)).toBe(`f();`);
  });

  test("that re-export are rewritten too", () => {
    expect(rewriteSplitImports(`export { Table, Button as default } from "antd";`)).toBe(
      `export { Table } from "antd/tier/more"; export { Button as default } from "antd/tier/shell";`,
    );
  });

  test("of themes are rejected: styles are built ahead", () => {
    expect(() => rewriteSplitImports(`import { theme } from "antd";`)).toThrow(
      "its styles are made when the console is built",
    );
  });

  test("of unknown names are rejected, with the alternative for a type", () => {
    expect(() => rewriteSplitImports(`import { TableProps } from "antd";`)).toThrow(
      `"antd" has no export "TableProps"; if it is a type, use import type.`,
    );
  });

  test.each([
    `import * as antd from "antd";`,
    `import antd from "antd";`,
    `import antd, { Button } from "antd";`,
    `import { default as antd } from "antd";`,
    `export * from "antd";`,
    `export * as antd from "antd";`,
  ])("of the whole package are rejected, with the alternative: %s", (code) => {
    expect(() => rewriteSplitImports(code)).toThrow(
      /shared in parts, so name what you need: import \{ Button \} from "antd"/,
    );
  });
});

describe("imports of icons", () => {
  test("use the icon's own file and the shared base", () => {
    expect(
      rewriteSplitImports(
        `import Icon, { UserOutlined, TeamOutlined as Team, IconProvider } from "@ant-design/icons";`,
      ),
    ).toBe(
      `import { default as Icon, IconProvider } from "@ant-design/icons/base"; ` +
        `import { default as UserOutlined } from "@ant-design/icons/es/icons/UserOutlined"; ` +
        `import { default as Team } from "@ant-design/icons/es/icons/TeamOutlined";`,
    );
  });
});

test.each([
  ["UserOutlined", `import { AntdIconLight as AntdIcon } from "@ant-design/icons/base";`],
  ["HeartTwoTone", `import { AntdIcon as AntdIcon } from "@ant-design/icons/two-tone";`],
])("only a two-tone icon has the base that computes colors: %s", (name, base) => {
  expect(rewriteIconBase(installedFile(`@ant-design/icons/es/icons/${name}.js`))).toContain(base);
});

test("two-tone colors come from their base", () => {
  expect(
    rewriteSplitImports(`import { UserOutlined, setTwoToneColor } from "@ant-design/icons";`),
  ).toContain(`import { setTwoToneColor } from "@ant-design/icons/two-tone";`);
});

describe("text that resembles an antd import", () => {
  test.each([
    `const text = 'import { Button } from "antd";';`,
    "const text = `\nimport { Button } from 'antd';\n`;",
    `// import { Button } from "antd";`,
    `/*\nimport { Button } from "antd";\n*/`,
    `import { Button } from "antd-mobile";`,
    `import zh from "antd/locale/zh_CN";`,
    `import x from "./antd";`,
    `export const antd = "antd";`,
  ])("isn't changed: %s", (code) => {
    expect(rewriteSplitImports(code)).toBeUndefined();
  });

  test("stays next to a real one", () => {
    const comment = `/* import { Table } from "antd"; */`;
    expect(rewriteSplitImports(`${comment}import { Button } from "antd";`)).toBe(
      `${comment}import { Button } from "antd/tier/shell";`,
    );
  });
});
