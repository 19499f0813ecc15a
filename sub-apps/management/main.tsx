import { defineSubApp } from "@console-shell/sdk";
import "./management.css";
import { messages } from "./messages/index.ts";
import { pages } from "./pages.ts";

export const { mount, unmount, update, activate } = defineSubApp({ messages, pages });
