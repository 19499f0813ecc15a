import { App, type ModalFuncProps } from "antd";
import { keepFocus } from "./focus-heading.ts";

/** Asks whether to do something. Afterwards the focus returns to the button, or to the heading if the button is gone. */
export const useConfirm = (): ((question: ModalFuncProps) => void) => {
  const { modal } = App.useApp();
  return (question) => void modal.confirm({ ...question, afterClose: () => keepFocus() });
};
