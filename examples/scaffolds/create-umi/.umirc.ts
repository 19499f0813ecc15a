import { defineConfig } from "umi";

export default defineConfig({
  routes: [
    { path: "/", component: "index" },
    { path: "/docs", component: "docs" },
  ],
  publicPath: '/create-umi/',
  plugins: ['@umijs/plugins/dist/qiankun'],
  qiankun: { slave: {} },
  npmClient: 'npm',
  utoopack: {},
});
