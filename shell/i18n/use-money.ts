import { useIntl } from "react-intl";

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Formats amounts in minor units; whole ones, as a key figure needs no cents. */
export const useMoney = () => {
  const intl = useIntl();
  return (minorUnits: number, currency: string): string =>
    intl.formatNumber(minorUnits / 10 ** digitsOf(currency), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    });
};
