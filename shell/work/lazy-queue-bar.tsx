import { lazyPage } from "../routing/lazy-page.tsx";
import { useLocation } from "react-router";

const Loaded = lazyPage("queue-bar", async () => (await import("./queue-bar.tsx")).QueueBar);

/** The queue's bar, loaded with the first record that is opened from the queue. */
export const QueueBar = () =>
  new URLSearchParams(useLocation().search).has("work") ? <Loaded /> : null;
