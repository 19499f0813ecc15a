import { defineSubApp } from "@console-shell/sdk";
import "./console.css";
import { App } from "./App.tsx";
import { messages } from "./messages/index.ts";

export const { mount, unmount, update, activate } = defineSubApp({ messages, App });
