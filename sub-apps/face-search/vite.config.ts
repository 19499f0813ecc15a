import { subApp } from "@console-shell/sdk/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    subApp({
      title: { "en-US": "Face search", "zh-CN": "人脸检索" },
      summary: {
        "en-US":
          "Find a person in your libraries by a photo, compare two faces, and review the results.",
        "zh-CN": "用照片在图库中查找人物，比对两张人脸，并复核结果。",
      },
    }),
  ],
});
