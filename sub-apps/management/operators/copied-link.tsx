import { useText } from "../messages/index.ts";
import { ShownOnce } from "../shared/shown-once.tsx";

interface CopiedLinkProps {
  link: string;
  /** Whom it's for. */
  name: string;
  onClose: () => void;
}

/** Shows the link to set a password, once. */
export const CopiedLink = ({ link, name, onClose }: CopiedLinkProps) => {
  const text = useText();
  return (
    <ShownOnce
      title={text("link.title", { name })}
      values={[{ label: text("link.label"), copyLabel: text("link.copy"), value: link, rows: 3 }]}
      onClose={onClose}
    >
      <p>{text("link.detail", { name })}</p>
    </ShownOnce>
  );
};
