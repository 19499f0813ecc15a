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

/* Puts a pop-up at an element that is somewhere else. */
const Anchor = ({ at, ref }: AnchorProps) => {
  useImperativeHandle(ref, () => at.current!);
  return null;
};

interface RowMenuProps {
  /** What the menu is for, e.g. "Actions for Anders Holm". */
  label: string;
  icon: ReactNode;
  items: MenuProps["items"];
  className?: string | undefined;
}

/**
 * The button of a record's menu. A page has many, and antd's menu renders several times, so the menu is
 * mounted with the first press.
 */
export const RowMenu = ({ label, icon, items, className }: RowMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        ref={button}
        className={className}
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
      />
      {open === undefined ? null : (
        <Dropdown
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
          autoFocus
          trigger={["click"]}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            // antd leaves the focus in the menu that is closed with Escape.
            if (!next) button.current!.focus();
          }}
          menu={{
            items,
            // The Enter that chose must not press a button of the dialog that takes the focus.
            onClick: ({ domEvent }) => domEvent.preventDefault(),
          }}
        >
          <Anchor at={button} />
        </Dropdown>
      )}
    </>
  );
};
