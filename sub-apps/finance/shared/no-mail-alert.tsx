import { useHasMail } from "@console-shell/sdk";
import { Alert } from "antd";
import { useText } from "../messages/index.ts";

/** Says that nothing can be e-mailed, and what to do; nothing if a mail server is set up. */
export const NoMailAlert = () => {
  const text = useText();
  return useHasMail() ? null : (
    <Alert type="warning" showIcon title={text("mail.missing")} className="finance-form-alert" />
  );
};
