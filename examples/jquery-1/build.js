// Nothing is bundled: the page's files, and jQuery from the package beside them.
const { cpSync, copyFileSync, rmSync } = require("node:fs");
const { join } = require("node:path");

const dist = join(__dirname, "dist");
rmSync(dist, { recursive: true, force: true });
cpSync(join(__dirname, "src"), dist, { recursive: true });
copyFileSync(require.resolve("jquery/dist/jquery.min.js"), join(dist, "jquery.min.js"));
