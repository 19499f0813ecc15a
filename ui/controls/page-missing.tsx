import type { ReactNode } from "react";
import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";
import "./page-missing.css";

interface PageMissingProps {
  /** The address that was requested. */
  address: string;
  /** Similar pages, best match first, with a link to each. */
  near: readonly { address: string; link: ReactNode }[];
  /** Links away from here. */
  actions: ReactNode;
}

/** Shown for an address that doesn't exist or no longer exists. */
export const PageMissing = ({ address, near, actions }: PageMissingProps) => {
  const words = useWords();
  return (
    <Outcome
      status="404"
      title={words.missing}
      subTitle={words.missingDetail.replace("{address}", address)}
      actions={actions}
    >
      {near.length > 0 ? (
        <nav className="cs-near" aria-label={words.near}>
          <p>{words.near}</p>
          <ul>
            {near.map((page) => (
              <li key={page.address}>
                {page.link} <code>{page.address}</code>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Outcome>
  );
};
