import type { MenuProps } from "antd";
import { createContext, type ReactNode, type RefObject, use, useRef, useState } from "react";
import { PlainButton } from "../controls/plain-button.tsx";
import { PressedPopup } from "../controls/pressed-popup.tsx";

interface OpenedMenu {
  at: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const MenuContext = createContext<OpenedMenu | undefined>(undefined);

/** The items of the `RowMenu` around it. */
export const MenuItems = ({ items }: { items: MenuProps["items"] }) => {
  const menu = use(MenuContext);
  if (!menu) throw new Error("MenuItems are the menu of a RowMenu");
  return <PressedPopup {...menu} menu={{ className: "cs-row-menu", items: items! }} />;
};

interface RowMenuProps {
  /** The menu's accessible name, e.g. "Actions for Anders Holm". */
  label: string;
  /** `MenuItems`, or a component that renders them: it is mounted on the first press. */
  menu: ReactNode;
  /** Three dots by default. */
  icon?: ReactNode;
  /** The button's text; its icon only, by default. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A record's menu button, or a list's. */
export const RowMenu = ({ label, menu, icon = <Dots />, children, className }: RowMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <PlainButton
        ref={button}
        className={className}
        type={children ? "default" : "text"}
        icon={icon}
        aria-label={label}
        title={children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
      >
        {children}
      </PlainButton>
      {open === undefined ? null : (
        <MenuContext value={{ at: button, open, onOpenChange: setOpen }}>{menu}</MenuContext>
      )}
    </>
  );
};

/* As antd's icon, without its component for each row. */
const Dots = () => (
  <span className="console-icon" aria-hidden="true">
    <svg viewBox="64 64 896 896" width="1em" height="1em" fill="currentColor">
      <path d="M176 511a56 56 0 10112 0 56 56 0 10-112 0zm280 0a56 56 0 10112 0 56 56 0 10-112 0zm280 0a56 56 0 10112 0 56 56 0 10-112 0z" />
    </svg>
  </span>
);
