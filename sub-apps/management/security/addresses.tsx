import { useText } from "../messages/index.ts";

/** The field of the list for a field error: `addresses.3` → `addresses`. */
export const fieldOfAddresses = (path: string): string[] => [path.replace(/\.\d+$/, "")];

/** A list of addresses, or what an empty one means. */
export const Addresses = ({ list, none }: { list: readonly string[]; none: string }) => {
  const text = useText();
  if (list.length === 0) return none;
  const shown = list.slice(0, 3);
  return (
    <>
      {shown.map((one) => (
        <code key={one} className="management-code">
          {one}
        </code>
      ))}
      {list.length > shown.length ? (
        <span className="management-below" title={list.join(", ")}>
          {text("security.moreAddresses", { count: list.length - shown.length })}
        </span>
      ) : null}
    </>
  );
};
