import { useFormat } from "@console-shell/sdk";

interface AmountProps {
  value: number;
  currency: string;
  /** Shows what is below zero in the colour of a warning. */
  signed?: boolean;
}

/** Money in figures that line up below each other. */
export const Amount = ({ value, currency, signed = false }: AmountProps) => {
  const format = useFormat();
  const negative = signed && value < 0 ? " finance-negative" : "";
  return <span className={`finance-amount${negative}`}>{format.money(value, currency)}</span>;
};
