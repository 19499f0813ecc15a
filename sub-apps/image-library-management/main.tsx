import { defineSubApp } from "@console-shell/sdk";
import { App } from "./App.tsx";
import { messages } from "./messages/index.ts";
import { pages } from "./pages.ts";

export const { mount, unmount, update, activate } = defineSubApp({ messages, pages, App });
