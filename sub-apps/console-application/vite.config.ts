import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [subApp({ title: { "en-US": "Client applications", "zh-CN": "客户应用" } })],
});
