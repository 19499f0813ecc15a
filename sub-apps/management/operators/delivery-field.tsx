import { useHasMail } from "@console-shell/sdk";
import { linkDeliveries } from "@console-shell/contract/words/link-deliveries";
import { Form, Radio } from "antd";
import { useEffect } from "react";
import { useText } from "../messages/index.ts";

/** How the link to set a password gets to the operator: by mail if one is set up, or copied. Its field is `delivery`. */
export const DeliveryField = () => {
  const text = useText();
  const form = Form.useFormInstance();
  const hasMail = useHasMail();
  const delivery: unknown = Form.useWatch("delivery");
  useEffect(() => {
    if (!hasMail) form.setFieldValue("delivery", "link");
  }, [form, hasMail]);
  return (
    <Form.Item
      name="delivery"
      label={text("link.delivery")}
      required
      initialValue="mail"
      extra={
        <>
          {hasMail ? null : <>{text("mail.missing")} </>}
          {text(delivery === "link" ? "link.byCopyHelp" : "link.byMailHelp")}
        </>
      }
    >
      <Radio.Group
        options={linkDeliveries.map((value) => ({
          value,
          label: text(value === "mail" ? "link.byMail" : "link.byCopy"),
          disabled: value === "mail" && !hasMail,
        }))}
      />
    </Form.Item>
  );
};
