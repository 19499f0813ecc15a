import type { ReactNode } from "react";
import { useConsoleAddress, useConsoleNavigate } from "./hooks.ts";

interface ConsoleLinkProps {
  /** A path of the console, with the sub-app's name: `/finance/clients/1`. */
  to: string;
  children: ReactNode;
}

/** A link to any page of the console; react-router's `Link` stays within this sub-app. */
export const ConsoleLink = ({ to, children }: ConsoleLinkProps) => {
  const address = useConsoleAddress();
  const navigate = useConsoleNavigate();
  return (
    <a
      href={address(to)}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        // The browser opens a tab or a window.
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
};
