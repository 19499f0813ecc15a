import { useFormat } from "@console-shell/sdk";

interface AmountProps {
  value: number;
  currency: string;
  /** Shows negative amounts in a warning colour; `plus` also gives positive ones their sign. */
  signed?: boolean | "plus";
}

/** An amount with tabular figures. */
export const Amount = ({ value, currency, signed = false }: AmountProps) => {
  const format = useFormat();
  const negative = signed && value < 0 ? " finance-negative" : "";
  return (
    <span className={`finance-amount${negative}`}>
      {signed === "plus" && value > 0 ? "+" : null}
      {format.money(value, currency)}
    </span>
  );
};
