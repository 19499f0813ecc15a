import type { FormRule } from "antd";
import { useText } from "../messages/index.ts";

/** The rules of an operator's contact, as the server has them. */
export const useContactRules = (): { email: FormRule[]; phone: FormRule[] } => {
  const text = useText();
  const atMost = (max: number) => ({ max, message: text("form.long", { max }) });
  return {
    email: [
      { required: true, message: text("form.email") },
      { type: "email", message: text("form.email") },
      atMost(254),
    ],
    phone: [{ pattern: /^[+()\-\s\d]*$/, message: text("form.phone") }, atMost(32)],
  };
};
