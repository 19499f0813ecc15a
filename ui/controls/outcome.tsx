import { Result, type ResultProps } from "antd";
import type { ComponentRef, ReactNode } from "react";

interface OutcomeProps {
  /** 403, 404 and 500 show an illustration, the others an icon. */
  status: NonNullable<ResultProps["status"]>;
  title: ReactNode;
  /** The title's element; h1 if the outcome fills a whole page. */
  heading?: "h1" | "p";
  subTitle?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Content below, e.g. details. */
  children?: ReactNode;
}

/**
 * antd gives its illustrations English titles; the visible title says it all, so hide them from screen
 * readers.
 */
const hidePicture = (result: ComponentRef<typeof Result> | null) => {
  result?.nativeElement.querySelector(".console-result-icon")?.setAttribute("aria-hidden", "true");
};

/** An outcome: an illustration or icon, a title, and actions. */
export const Outcome = ({
  status,
  title,
  heading: Heading = "h1",
  subTitle,
  actions,
  children,
}: OutcomeProps) => (
  <Result
    ref={hidePicture}
    className="cs-outcome"
    status={status}
    title={
      <Heading className="cs-outcome-title" tabIndex={Heading === "h1" ? -1 : undefined}>
        {title}
      </Heading>
    }
    subTitle={subTitle}
    extra={actions}
  >
    {children}
  </Result>
);
