import { Dropdown, type DropdownProps } from "antd";
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from "react";

interface AnchorProps {
  at: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/* Anchors a pop-up to an element elsewhere. */
const Anchor = ({ at, ref }: AnchorProps) => {
  useImperativeHandle(ref, () => at.current!);
  return null;
};

interface PressedPopupProps {
  /** The button that opens it. */
  at: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement?: DropdownProps["placement"];
  menu?: NonNullable<DropdownProps["menu"]>;
  /** Something else than a menu; it moves the focus itself. */
  content?: ReactNode;
}

/**
 * A button's menu or other pop-up. A page has many, and antd's renders several times, so it's to be mounted on the
 * first press.
 */
export const PressedPopup = ({
  at,
  open,
  onOpenChange,
  placement = "bottomLeft",
  menu,
  content,
}: PressedPopupProps) => (
  <Dropdown
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
    autoFocus={menu !== undefined}
    trigger={["click"]}
    placement={placement}
    open={open}
    onOpenChange={(next, { source }) => {
      // A press inside other content than a menu doesn't close it.
      if (!menu && source !== "trigger") return;
      onOpenChange(next);
      // antd doesn't return the focus when Escape closes the menu.
      if (!next && menu) at.current!.focus();
    }}
    {...(menu
      ? {
          menu: {
            ...menu,
            onClick: (info) => {
              // Otherwise the Enter that chose the item would also press the focused button of the dialog it
              // opens.
              info.domEvent.preventDefault();
              // antd keeps a menu with several choices open.
              onOpenChange(false);
              at.current!.focus();
              menu.onClick?.(info);
            },
          },
        }
      : { destroyOnHidden: true, popupRender: () => content })}
  >
    <Anchor at={at} />
  </Dropdown>
);
