import { useFormat } from "@console-shell/sdk";

interface AmountProps {
  value: number;
  currency: string;
  /** Shows negative amounts in a warning colour. */
  signed?: boolean;
}

/** An amount with tabular figures. */
export const Amount = ({ value, currency, signed = false }: AmountProps) => {
  const format = useFormat();
  const negative = signed && value < 0 ? " finance-negative" : "";
  return <span className={`finance-amount${negative}`}>{format.money(value, currency)}</span>;
};
