import { defineSubApp } from "@console-shell/sdk";
import "./client-apps.css";
import { OwnRole } from "./client-apps/own-role.tsx";
import { messages } from "./messages/index.ts";
import { pages } from "./pages.ts";

export const { mount, unmount, update, activate } = defineSubApp({ messages, pages, App: OwnRole });
