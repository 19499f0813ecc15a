import { expect, test } from "vitest";
import { installedFile } from "./installed-file.ts";
import { withPageNonce } from "./style-nonce.ts";

test.each(["@rc-component/util/es/Dom/dynamicCSS.js", "@ant-design/icons/es/cssUtils.js"])(
  "a style without a nonce gets the page's: %s",
  (file) => {
    const code = withPageNonce(installedFile(file));
    expect(code).toContain(`csp?.nonce ?? document.querySelector("script[nonce]")?.nonce`);
    expect(code).not.toMatch(/styleNode\.nonce = csp/);
    expect(code, "a sub-app's own antd doesn't take it for its own").not.toMatch(
      /data-rc-|rc-util-key/,
    );
    expect(code).toContain("data-console-order");
  },
);

test("an antd that creates styles differently stops the build", () => {
  expect(() => withPageNonce("styleNode.textContent = css;")).toThrow(/does not know/);
});
