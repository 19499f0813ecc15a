import { useApiMutation, useWriteButton } from "@console-shell/sdk";
import { Alert, Button, Form } from "antd";
import { useText } from "../messages/index.ts";
import type { ProviderValues } from "./provider.ts";

/** Reads what the entered issuer publishes, and says whether it can be used. */
export const IssuerCheck = () => {
  const text = useText();
  const writeButton = useWriteButton();
  const form = Form.useFormInstance<ProviderValues>();
  const issuer = Form.useWatch("issuer", form) ?? "";
  const check = useApiMutation("POST /mc-api/identity-provider/check", { invalidates: [] });
  // The result is of another issuer once it's changed.
  const found = check.variables?.body.issuer === issuer ? check.data : undefined;
  const run = async () => {
    await form.validateFields(["issuer"]);
    await check.mutateAsync({ body: { issuer } });
  };
  return (
    <div className="management-check">
      <Button
        {...writeButton(check.isPending, issuer === "")}
        // A wrong address is marked, and the server's refusal has been shown.
        onClick={() => void run().catch(() => undefined)}
      >
        {text("provider.check")}
      </Button>
      {found ? (
        <output className="management-found">
          <Alert
            role="presentation"
            showIcon
            type={found.problem ? "error" : "success"}
            title={text(found.problem ? `provider.problem.${found.problem}` : "provider.usable")}
            description={
              found.problem
                ? found.detail
                : [
                    text(found.logout ? "provider.hasLogout" : "provider.noLogout"),
                    ...(found.scopes.length > 0
                      ? [text("provider.hasScopes", { scopes: found.scopes.join(" ") })]
                      : []),
                    ...(found.acrValues.length > 0
                      ? [text("provider.hasAcr", { values: found.acrValues.join(" ") })]
                      : []),
                  ].join(" ")
            }
          />
        </output>
      ) : null}
    </div>
  );
};
