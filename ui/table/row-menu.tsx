import { Button, Dropdown, type MenuProps } from "antd";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

interface AnchorProps {
  at: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/* Anchors a pop-up to an element elsewhere. */
const Anchor = ({ at, ref }: AnchorProps) => {
  useImperativeHandle(ref, () => at.current!);
  return null;
};

interface RowMenuProps {
  /** The menu's accessible name, e.g. "Actions for Anders Holm". */
  label: string;
  icon: ReactNode;
  items: MenuProps["items"];
  /** The button's text; its icon only, by default. */
  children?: ReactNode;
  /** Called when it opens. */
  onOpen?: () => void;
  className?: string | undefined;
}

/**
 * A record's menu button, or a list's. A page has many, and antd's menu renders several times, so the menu is mounted on
 * the first press.
 */
export const RowMenu = ({ label, icon, items, children, onOpen, className }: RowMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        ref={button}
        className={className}
        type={children ? "default" : "text"}
        size="small"
        icon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {children}
      </Button>
      {open === undefined ? null : (
        <Dropdown
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
          autoFocus
          trigger={["click"]}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            // antd doesn't return the focus when Escape closes the menu.
            if (!next) button.current!.focus();
          }}
          menu={{
            className: "cs-row-menu",
            items,
            // Otherwise the Enter that chose the item would also press the focused button of the dialog it
            // opens.
            onClick: ({ domEvent }) => domEvent.preventDefault(),
          }}
        >
          <Anchor at={button} />
        </Dropdown>
      )}
    </>
  );
};
