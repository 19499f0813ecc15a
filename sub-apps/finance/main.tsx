import { defineSubApp } from "@console-shell/sdk";
import "./finance.css";
import { messages } from "./messages/index.ts";
import { pages } from "./pages.ts";

export const { mount, unmount, update, activate } = defineSubApp({ messages, pages });
