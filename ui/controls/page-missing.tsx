import type { ReactNode } from "react";
import { Outcome } from "./outcome.tsx";
import { useWords } from "./use-words.ts";
import "./page-missing.css";

interface PageMissingProps {
  /** What was asked for. */
  address: string;
  /** Those that it comes near to, best first: a link to each. */
  near: readonly { address: string; link: ReactNode }[];
  /** Links away from here. */
  actions: ReactNode;
}

/** Shown at an address where nothing is, or nothing is any more. */
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
