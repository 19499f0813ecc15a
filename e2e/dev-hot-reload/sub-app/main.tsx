import { defineSubApp } from "@console-shell/sdk";
import { App } from "./app.tsx";

export const { mount, unmount, update } = defineSubApp({
  messages: { "en-US": {}, "zh-CN": {} },
  App,
});
