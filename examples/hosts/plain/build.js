// Nothing is bundled: the page is served as it was written.
const { cpSync, rmSync } = require("node:fs");
const { join } = require("node:path");

const dist = join(__dirname, "dist");
rmSync(dist, { recursive: true, force: true });
cpSync(join(__dirname, "src"), dist, { recursive: true });
