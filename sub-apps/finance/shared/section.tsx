import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** Controls at the end of the title line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page without a surface, as its content has one or is a table. */
export const Section = ({ title, extra, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="cs-panel-head">
        <h2 className="cs-panel-title" id={id}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
};
