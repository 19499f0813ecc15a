import type { Currency } from "@console-shell/contract/calls/finance";
import { Segmented } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";

interface CurrencySwitchProps {
  /** Undefined until they're read. */
  currencies: readonly Currency[] | undefined;
  value: Currency | undefined;
  onChange: (currency: Currency) => void;
}

/** The currency of a row of figures; as wide before it's read, so the figures don't move. */
const CurrencySwitch = ({ currencies = [], value, onChange }: CurrencySwitchProps) => {
  const text = useText();
  return (
    <div className="finance-currency">
      {value && currencies.length > 1 ? (
        <Segmented
          size="small"
          aria-label={text("client.currency")}
          value={value}
          options={[...currencies]}
          onChange={onChange}
        />
      ) : (
        value
      )}
    </div>
  );
};

/** The row of the chosen currency, else the first, and the switch between them. */
export const useRowOfCurrency = <Row extends { currency: Currency }>(
  rows: readonly Row[] | undefined,
) => {
  const [chosen, setChosen] = useState<Currency>();
  const row = rows?.find(({ currency }) => currency === chosen) ?? rows?.[0];
  return {
    row,
    currencySwitch: (
      <CurrencySwitch
        currencies={rows?.map(({ currency }) => currency)}
        value={row?.currency}
        onChange={setChosen}
      />
    ),
  };
};
