import { useEffect, useRef } from "react";
import { focusedElement, focusField, keepFocus } from "./focus-heading.ts";

/**
 * Part of a dialog's content: focuses its first field, or else its main button, at once. antd calls back only after the
 * animation, and until then typed text is lost. Afterwards the focus returns to the element that opened the dialog.
 */
export const DialogFocus = () => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const opener = focusedElement();
    focusField(mark.current);
    return () => keepFocus(opener);
  }, []);
  return <span ref={mark} hidden />;
};
