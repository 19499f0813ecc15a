import { defineConfig } from "@umijs/max";

export default defineConfig({
  base: "/hosts/umi",
  publicPath: "/hosts/umi/",
  title: "Host: umi",
  favicons: ["data:,"],
  antd: {},
  qiankun: { master: {} },
  routes: [
    { path: "/", component: "Home" },
    { path: "/console/*", microApp: "console" },
  ],
  npmClient: "npm",
  hash: true,
});
