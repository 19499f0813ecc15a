import { type ReactNode, useContext } from "react";
import { PaneContext } from "./split-context.ts";
import "./pages.css";

interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the page's head. */
  actions?: ReactNode;
  /** A link to the parent page, shown before the title where no trail leads there. */
  back?: ReactNode;
  /** One record's page, which is narrower than a list's. */
  record?: boolean;
  /** Its actions decide on the record: on a phone they stay in view at the bottom. */
  decides?: boolean;
  /** Key figures, below the head. */
  figures?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the console: its h1 (focused after a route change), actions and content. Next to a list it's a part of the
 * list's page: its heading is an h2, and there's no way back.
 */
export const Page = ({
  title,
  description,
  actions,
  back,
  record,
  decides,
  figures,
  children,
}: PageProps) => {
  const inPane = useContext(PaneContext);
  const Heading = inPane ? "h2" : "h1";
  return (
    <div
      className="cs-page"
      data-record={record || undefined}
      data-decides={(decides && actions && !inPane) || undefined}
    >
      <header className="cs-page-head">
        <div>
          {back && !inPane ? <div className="cs-page-back">{back}</div> : null}
          <Heading className="cs-page-title" tabIndex={-1}>
            {title}
          </Heading>
          {description ? <p className="cs-page-description">{description}</p> : null}
        </div>
        {actions ? <div className="cs-page-actions">{actions}</div> : null}
      </header>
      {figures}
      {children}
    </div>
  );
};
