import { useId, type ReactNode } from "react";
import "./pages.css";

interface PanelProps {
  title?: ReactNode;
  /** Controls at the end of the title line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled surface for related content. */
export const Panel = ({ title, extra, children }: PanelProps) => {
  const id = useId();
  return (
    <section className="cs-panel" aria-labelledby={title ? id : undefined}>
      {title || extra ? (
        <div className="cs-panel-head">
          {title ? (
            <h2 className="cs-panel-title" id={id}>
              {title}
            </h2>
          ) : null}
          {extra}
        </div>
      ) : null}
      {children}
    </section>
  );
};
