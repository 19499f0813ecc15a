import type { Currency } from "@console-shell/contract/calls/finance";
import { moneyText } from "@console-shell/contract/words/money";
import { InPlace } from "@console-shell/sdk";
import { Input } from "antd";
import { useText } from "../messages/index.ts";
import { parseMoney } from "../money/parse-money.ts";
import { Amount } from "./amount.tsx";

interface LimitInPlaceProps {
  label: string;
  /** The limit's name in the call. */
  name: string;
  currency: Currency;
  limit: number;
  mayEdit: boolean;
  save: (limit: number) => Promise<unknown>;
}

/** A limit that is changed where it's shown: an amount of at least zero. */
export const LimitInPlace = ({
  label,
  name,
  currency,
  limit,
  mayEdit,
  save,
}: LimitInPlaceProps) => {
  const text = useText();
  const limitIn = (value: string) => {
    const amount = parseMoney(value, currency);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  };
  return (
    <InPlace
      label={label}
      name={name}
      value={moneyText(limit, currency)}
      mayEdit={mayEdit}
      field={
        <Input className="finance-limit" inputMode="decimal" autoComplete="off" suffix={currency} />
      }
      rules={[
        {
          validator: (_, value: string) =>
            limitIn(value) === undefined
              ? Promise.reject(new Error(text("limits.wrong")))
              : Promise.resolve(),
        },
      ]}
      save={(value) => save(limitIn(value) ?? limit)}
    >
      <Amount value={limit} currency={currency} />
    </InPlace>
  );
};
