import { Alert, Button, Flex, Modal, Typography } from "antd";
import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

interface PasswordDialogProps {
  title: string;
  account: string;
  /** The password to show; null keeps the dialog shut. */
  password: string | null;
  /** What else happened. */
  note: string | undefined;
  onClose: () => void;
}

/** Shows a password that the server made, the only time that anybody can read it. */
export const PasswordDialog = ({
  title,
  account,
  password,
  note,
  onClose,
}: PasswordDialogProps) => {
  const text = useText();
  return (
    <Modal
      open={password !== null}
      title={title}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {text("password.done")}
        </Button>
      }
    >
      <Flex vertical gap={16}>
        <Alert type="warning" showIcon title={text("password.note")} />
        <Facts
          items={[
            { label: text("operator.account"), value: account },
            {
              label: text("password.label"),
              value: (
                <Typography.Text
                  code
                  className="management-password"
                  copyable={{
                    text: password ?? "",
                    tooltips: [text("password.copy"), text("password.copied")],
                  }}
                >
                  {password}
                </Typography.Text>
              ),
            },
          ]}
        />
        {note ? <Typography.Text type="secondary">{note}</Typography.Text> : null}
      </Flex>
    </Modal>
  );
};
