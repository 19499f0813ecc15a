import { useIntl } from "react-intl";

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

interface MoneyOptions {
  /** Without cents, as key figures are. */
  whole?: boolean;
}

/** Formats amounts in minor units. Throws for currencies that don't exist. */
export const useMoney = () => {
  const intl = useIntl();
  return (minorUnits: number, currency: string, { whole = false }: MoneyOptions = {}): string =>
    intl.formatNumber(minorUnits / 10 ** digitsOf(currency), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      ...(whole && { maximumFractionDigits: 0 }),
    });
};
