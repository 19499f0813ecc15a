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

/** A link that looks like a button: one focus stop, opens in a new tab like any link. */
export const LinkButton = ({ to, children, ...look }: LinkButtonProps) => {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLElement>(to) as unknown as React.MouseEventHandler;
  return (
    <Button {...look} href={href} onClick={onClick}>
      {children}
    </Button>
  );
};
