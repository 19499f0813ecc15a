import type { ComponentProps, MouseEvent } from "react";
import { useConsole } from "../state/console-context.ts";

/** Others, such as one with Ctrl, are the browser's: it opens a tab. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/** A link of the frame. The router's own would render again on every navigation. */
export const FrameLink = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => {
  const { routing } = useConsole();
  return (
    <a
      {...rest}
      href={routing.href(to)}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void routing.goTo(to);
      }}
    >
      {children}
    </a>
  );
};
