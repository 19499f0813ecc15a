import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { uiFolder } from "./paths.ts";
import { withPageNonce } from "./style-nonce.ts";

const modules = createRequire(join(uiFolder, "package.json")).resolve.paths("antd")!;
const read = (file: string): string => {
  for (const folder of modules)
    try {
      return readFileSync(join(folder, file), "utf8");
    } catch {
      continue;
    }
  throw new Error(`${file} is not installed`);
};

test.each(["@rc-component/util/es/Dom/dynamicCSS.js", "@ant-design/icons/es/cssUtils.js"])(
  "a style that names no nonce gets the page's: %s",
  (file) => {
    const code = withPageNonce(read(file));
    expect(code).toContain(`csp?.nonce ?? document.querySelector("script[nonce]")?.nonce`);
    expect(code).not.toMatch(/styleNode\.nonce = csp/);
  },
);

test("an antd that makes styles otherwise stops the build", () => {
  expect(() => withPageNonce("styleNode.textContent = css;")).toThrow(/does not know/);
});
