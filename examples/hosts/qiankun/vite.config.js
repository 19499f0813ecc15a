import { defineConfig } from "vite";

export default defineConfig({
  base: "/hosts/qiankun/",
  // Another example's React is next to antd.
  resolve: { dedupe: ["react", "react-dom"] },
});
