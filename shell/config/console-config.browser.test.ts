import { expect, test } from "vitest";
import { readConsoleConfig } from "./console-config.ts";

test("a sub-app gets the hashes of its modules from the import map, besides its own", () => {
  const subApps = [
    { name: "finance", entry: "/finance/index.html", integrity: { "assets/a.css": "sha384-c" } },
    { name: "maps", entry: "https://maps.example/index.html" },
  ];
  const integrity = { "/shared/react.js": "sha384-r", "/finance/assets/a.js": "sha384-a" };
  const page = new DOMParser().parseFromString(
    `<script type="importmap">${JSON.stringify({ imports: {}, integrity })}</script>
     <script type="application/json" id="console-config">${JSON.stringify({ subApps })}</script>`,
    "text/html",
  );
  expect(readConsoleConfig(page).subApps).toEqual([
    { ...subApps[0], integrity: { "assets/a.css": "sha384-c", "assets/a.js": "sha384-a" } },
    subApps[1],
  ]);
});
