import { Button } from "antd";
import type { MouseEvent } from "react";
import { useWords } from "./use-words.ts";

interface AwayButtonProps {
  /** The console's home page, or the first page of a sub-app. */
  to: "home" | "start";
  /** The sub-app's title, if it's known. */
  app?: string | undefined;
  href: string;
  /** Navigates without reloading the page. */
  onGo: () => void;
  primary?: boolean;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link away from a page that has nothing to show; like any link, it can open in a new tab. */
export const AwayButton = ({ to, app, href, onGo, primary = false }: AwayButtonProps) => {
  const words = useWords();
  return (
    <Button
      type={primary ? "primary" : "default"}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onGo();
      }}
    >
      {app === undefined ? words[to] : words.backTo.replace("{app}", () => app)}
    </Button>
  );
};
