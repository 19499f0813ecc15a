import { useAddress } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { ShownOnce } from "../shared/shown-once.tsx";

interface IssuedTokenProps {
  secret: string;
  /** For an identity provider: the address that it needs. Without it, the token is for a team's build. */
  baseUrl?: string;
  onClose: () => void;
}

/** Shows a new token with what its user needs, once. */
export const IssuedToken = ({ secret, baseUrl, onClose }: IssuedTokenProps) => {
  const text = useText();
  // In a host's page the console is elsewhere.
  const { origin } = new URL(useAddress()("/"), document.baseURI);
  const variables = `CONSOLE_URL=${origin}\nCONSOLE_TOKEN=${secret}`;
  const shown = (what: "secret" | "variables" | "baseUrl", value: string) => ({
    label: text(`token.${what}`),
    copyLabel: text(`token.copy.${what}`),
    value,
    rows: what === "variables" ? 4 : 2,
  });
  return (
    <ShownOnce
      title={text("token.issued")}
      values={[
        shown("secret", secret),
        baseUrl ? shown("baseUrl", baseUrl) : shown("variables", variables),
      ]}
      onClose={onClose}
    />
  );
};
