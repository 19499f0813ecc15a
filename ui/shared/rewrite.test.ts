import { describe, expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { rewriteIconBase, rewriteSplitImports } from "./rewrite.ts";

describe("imports of antd", () => {
  test("go to the tiers that hold the names", () => {
    expect(rewriteSplitImports(`import { Button, Table, Form } from "antd";`)).toBe(
      `import { Button, Form } from "antd/tier/shell"; import { Table } from "antd/tier/more";`,
    );
  });

  test("keep their aliases", () => {
    expect(rewriteSplitImports(`import { Button as B, message as toast } from 'antd'`)).toBe(
      `import { Button as B, message as toast } from "antd/tier/shell";`,
    );
  });

  test("keep every other line where it was", () => {
    const code = `const a = 1;\nimport {\n  Button,\n  Table,\n} from "antd";\nconst b = 2;\n`;
    expect(rewriteSplitImports(code)?.split("\n").indexOf("const b = 2;")).toBe(5);
  });

  test("without names load nothing", () => {
    expect(rewriteSplitImports(`import "antd";f();`)).toBe(`f();`);
    expect(rewriteSplitImports(`import {} from "antd";f();`)).toBe(`f();`);
  });

  test("that export again are rewritten too", () => {
    expect(rewriteSplitImports(`export { Table, Button as default } from "antd";`)).toBe(
      `export { Table } from "antd/tier/more"; export { Button as default } from "antd/tier/shell";`,
    );
  });

  test("of its themes are refused: styles are made at build", () => {
    expect(() => rewriteSplitImports(`import { theme } from "antd";`)).toThrow(
      "its styles are made when the console is built",
    );
  });

  test("of a name that antd does not have are refused, with the way out for a type", () => {
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
  ])("of the whole package are refused, with what to write instead: %s", (code) => {
    expect(() => rewriteSplitImports(code)).toThrow(
      /shared in parts, so name what you need: import \{ Button \} from "antd"/,
    );
  });
});

describe("imports of icons", () => {
  test("go to the icon's own file, and its base to the shared one", () => {
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
])("only an icon in two tones has the base that computes colours: %s", (name, base) => {
  expect(rewriteIconBase(installedFile(`@ant-design/icons/es/icons/${name}.js`))).toContain(base);
});

test("the colours of icons in two tones are those of their base", () => {
  expect(
    rewriteSplitImports(`import { UserOutlined, setTwoToneColor } from "@ant-design/icons";`),
  ).toContain(`import { setTwoToneColor } from "@ant-design/icons/two-tone";`);
});

describe("what only looks like an import of antd", () => {
  test.each([
    `const text = 'import { Button } from "antd";';`,
    "const text = `\nimport { Button } from 'antd';\n`;",
    `// import { Button } from "antd";`,
    `/*\nimport { Button } from "antd";\n*/`,
    `import { Button } from "antd-mobile";`,
    `import zh from "antd/locale/zh_CN";`,
    `import x from "./antd";`,
    `export const antd = "antd";`,
  ])("is left alone: %s", (code) => {
    expect(rewriteSplitImports(code)).toBeUndefined();
  });

  test("survives beside a real one", () => {
    const comment = `/* import { Table } from "antd"; */`;
    expect(rewriteSplitImports(`${comment}import { Button } from "antd";`)).toBe(
      `${comment}import { Button } from "antd/tier/shell";`,
    );
  });
});
