import type { ReactNode } from "react";

interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons of the page, at the end of its head. */
  actions?: ReactNode;
  /** A link to the page above, shown before the title. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the console: its h1 (which takes the focus after a route change), actions and content. */
export const Page = ({ title, description, actions, back, children }: PageProps) => (
  <div className="cs-page">
    <header className="cs-page-head">
      <div>
        {back}
        <h1 className="cs-page-title" tabIndex={-1}>
          {title}
        </h1>
        {description ? <p className="cs-page-description">{description}</p> : null}
      </div>
      {actions ? <div className="cs-page-actions">{actions}</div> : null}
    </header>
    {children}
  </div>
);
