import { expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { withPageNonce } from "./style-nonce.ts";

test.each(["@rc-component/util/es/Dom/dynamicCSS.js", "@ant-design/icons/es/cssUtils.js"])(
  "a style without a nonce gets the page's: %s",
  (file) => {
    const code = withPageNonce(installedFile(file));
    expect(code).toContain(`csp?.nonce ?? document.querySelector("script[nonce]")?.nonce`);
    expect(code).not.toMatch(/styleNode\.nonce = csp/);
  },
);

test("an antd that creates styles differently stops the build", () => {
  expect(() => withPageNonce("styleNode.textContent = css;")).toThrow(/does not know/);
});
