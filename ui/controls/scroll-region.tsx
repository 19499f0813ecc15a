import type { ReactNode } from "react";

interface ScrollRegionProps {
  /** What is in it, for those who do not see it. */
  label: string;
  children: ReactNode;
}

/** Holds a table without links or buttons that may be wider than the page; keys scroll it too. */
export const ScrollRegion = ({ label, children }: ScrollRegionProps) => (
  <section
    className="cs-scroll-region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key could scroll it
    tabIndex={0}
  >
    {children}
  </section>
);
