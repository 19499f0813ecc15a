import type { ComponentProps, MouseEvent } from "react";
import { useConsole } from "../state/console-context.ts";

/** Other clicks, such as with Ctrl, are left to the browser, which opens a tab. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/** A link in the frame. The router's own would rerender on every navigation. */
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
