import { Form } from "antd";
import { useText } from "../messages/index.ts";

/** The text of an e-mail with the message that the form around it has. */
export const MailText = ({ before, after }: { before: string; after: string }) => {
  const text = useText();
  const message = Form.useWatch<string | undefined>("message")?.trim();
  return (
    <section className="finance-mail" aria-label={text("mail.preview")}>
      {[before, ...(message ? [message] : []), after].join("\n\n")}
    </section>
  );
};
