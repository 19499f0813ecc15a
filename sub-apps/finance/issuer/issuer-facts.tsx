import type { IssuerVersion } from "@console-shell/contract/calls/finance-issuer";
import { useFormat } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";

/** The issuer's details as printed on invoices, and who entered them. */
export const IssuerFacts = ({ issuer }: { issuer: IssuerVersion }) => {
  const text = useText();
  const format = useFormat();
  const { name, address, taxNumber, bankName, bankAccount, createdAt, createdByName } = issuer;
  return (
    <Facts
      items={[
        { label: text("issuer.name"), value: name },
        {
          label: text("issuer.address"),
          value: <span className="finance-lines">{address}</span>,
        },
        { label: text("issuer.taxNumber"), value: taxNumber || text("common.none") },
        { label: text("issuer.bankName"), value: bankName || text("common.none") },
        { label: text("issuer.bankAccount"), value: bankAccount },
        {
          label: text("issuer.saidBy"),
          value: text("proposal.personAt", {
            name: createdByName,
            time: format.dateTime(createdAt),
          }),
        },
      ]}
    />
  );
};
