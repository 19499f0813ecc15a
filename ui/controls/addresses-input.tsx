import { Input } from "antd";

/** The entries of a text with one address or network a line. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,，、;；]+/).filter((entry) => entry !== "");

const example = ["203.0.113.0/24", "2001:db8::/32"].join("\n");

interface AddressesInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A form field for IP addresses and networks, one a line. */
export const AddressesInput = ({ id, value, onChange }: AddressesInputProps) => (
  <Input.TextArea
    {...(id ? { id } : {})}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
    rows={4}
    autoComplete="off"
    spellCheck={false}
    placeholder={example}
  />
);
