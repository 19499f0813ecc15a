export { PressedPopup as MenuPopup } from "@console-shell/ui";
