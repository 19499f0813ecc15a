import { createApp } from "./app.js";
import { desk } from "./desk.js";
import { log } from "./log.js";

export const { mount, unmount } = createApp({
  "/desk": { title: "desk", render: desk },
  "/log": { title: "log", render: log },
});
