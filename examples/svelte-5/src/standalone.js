import { mount } from "./main.js";

void mount({ container: document.body, name: "svelte-5" });
