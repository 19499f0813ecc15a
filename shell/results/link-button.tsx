import { Button } from "antd";
import type { ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";

interface LinkButtonProps {
  to: string;
  type?: "primary" | "default" | "link" | "text";
  icon?: ReactNode;
  block?: boolean;
  children: ReactNode;
}

/** A link styled as a button: one focus stop, and it can open in a new tab. */
export const LinkButton = ({ to, children, ...look }: LinkButtonProps) => {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLElement>(to) as unknown as React.MouseEventHandler;
  return (
    <Button {...look} href={href} onClick={onClick}>
      {children}
    </Button>
  );
};
