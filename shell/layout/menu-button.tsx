import { Button, type ButtonProps, type MenuProps } from "antd";
import { useRef, useState } from "react";
import { useChunkAhead } from "../dialogs/use-chunk-ahead.ts";
import { useDialogChunk } from "../dialogs/use-dialog-chunk.ts";

const load = async () => (await import("./menu-popup.ts")).MenuPopup;

interface MenuButtonProps extends Omit<ButtonProps, "type" | "onClick"> {
  menu: MenuProps;
  placement?: "bottomLeft" | "bottomRight";
}

/**
 * A button with a menu, which is loaded at the latest with the first press: the sign-in page shows sooner without
 * antd's menus.
 */
export const MenuButton = ({ menu, placement = "bottomLeft", ...props }: MenuButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  useChunkAhead(load);
  const loaded = useDialogChunk("menu", open === true, load, () => setOpen(false));
  const loadAhead = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        {...props}
        ref={button}
        type="text"
        aria-haspopup="menu"
        aria-expanded={open === true}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!open)}
      />
      {loaded && open !== undefined ? (
        <loaded.Dialog
          at={button}
          open={open}
          onOpenChange={setOpen}
          placement={placement}
          menu={menu}
        />
      ) : null}
    </>
  );
};
