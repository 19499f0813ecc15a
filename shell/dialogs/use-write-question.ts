import { keepFocus } from "@console-shell/ui";
import { App, type ModalFuncProps } from "antd";
import { useConsole } from "../state/console-context.ts";

/** Confirms a write; the confirm button is disabled while offline. */
export const useWriteQuestion = (): ((question: ModalFuncProps) => void) => {
  const { modal } = App.useApp();
  const { connection } = useConsole();
  return (question) => {
    const waiting = (online: boolean) => ({
      okButtonProps: { ...question.okButtonProps, disabled: !online },
    });
    const opened = modal.confirm({
      ...question,
      ...waiting(connection.get()),
      afterClose() {
        stop();
        question.afterClose?.();
        keepFocus();
      },
    });
    const stop = connection.subscribe((online) => opened.update(waiting(online)));
  };
};
