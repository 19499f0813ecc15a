import type { ApiOutput } from "@console-shell/contract";
import { InPlace, useAccount, useApiMutation } from "@console-shell/sdk";
import { Email } from "@console-shell/ui";
import { Input } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { useContactRules } from "./use-contact-rules.ts";

/** An operator's e-mail address and phone number, which are edited in place. */
export const useContactFacts = (
  operator: ApiOutput<"GET /mc-api/operator/:id">,
): { label: string; value: ReactNode }[] => {
  const text = useText();
  const rules = useContactRules();
  const { role } = useAccount();
  const update = useApiMutation("PATCH /mc-api/operator/:id");
  const { id, email, phone, may, provisioned } = operator;
  const mayEdit = may.includes("edit");
  return [
    {
      label: text("operator.email"),
      value: (
        <InPlace<string>
          label={text("operator.email")}
          name="email"
          value={email}
          field={<Input type="email" autoComplete="off" />}
          rules={rules.email}
          save={(value) => update.mutateAsync({ params: { id }, body: { email: value } })}
          // Root may, in an emergency, what an identity provider manages.
          mayEdit={mayEdit && (!provisioned || role === "root")}
        >
          <a href={`mailto:${email}`}>
            <Email address={email} />
          </a>
        </InPlace>
      ),
    },
    {
      label: text("operator.phone"),
      value: (
        <InPlace<string>
          label={text("operator.phone")}
          name="phone"
          value={phone}
          field={<Input type="tel" autoComplete="off" />}
          rules={rules.phone}
          save={(value) => update.mutateAsync({ params: { id }, body: { phone: value } })}
          mayEdit={mayEdit}
        >
          {phone || "–"}
        </InPlace>
      ),
    },
  ];
};
