import { defineConfig } from "vite";

export default defineConfig({ base: "/hosts/runtime/" });
