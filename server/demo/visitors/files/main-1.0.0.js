import { createApp } from "./app.js";
import { desk } from "./desk.js";

export const { mount, unmount } = createApp({ "/desk": { title: "desk", render: desk } });
