import { Result, type ResultProps } from "antd";
import type { ComponentRef, ReactNode } from "react";

interface OutcomeProps {
  /** 403, 404 and 500 show an illustration, the others an icon. */
  status: NonNullable<ResultProps["status"]>;
  title: ReactNode;
  /** The element of the title: h1 where this stands for a whole page. */
  heading?: "h1" | "p";
  subTitle?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Anything below, e.g. details. */
  children?: ReactNode;
}

/** antd titles its illustrations in English of its own; the title beside them says it all. */
const hidePicture = (result: ComponentRef<typeof Result> | null) => {
  result?.nativeElement.querySelector(".console-result-icon")?.setAttribute("aria-hidden", "true");
};

/** How something ended: a picture, what it is, and what can be done. */
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
