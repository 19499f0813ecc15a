import { Result, type ResultProps } from "antd";
import type { ReactNode } from "react";
import { Art, type ArtName } from "./art.tsx";
import "./outcome.css";

interface OutcomeProps {
  /** 403, 404, 500 and success show an illustration, the others an icon. */
  status: Exclude<NonNullable<ResultProps["status"]>, number>;
  title: ReactNode;
  /** The title's element; h1 if the outcome fills a whole page. */
  heading?: "h1" | "p";
  subTitle?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Content below, e.g. details. */
  children?: ReactNode;
}

const pictures: Partial<Record<OutcomeProps["status"], ArtName>> = {
  "403": "403",
  "404": "404",
  "500": "500",
  success: "done",
};

/** An outcome: an illustration or icon, a title, and actions. */
export const Outcome = ({
  status,
  title,
  heading: Heading = "h1",
  subTitle,
  actions,
  children,
}: OutcomeProps) => {
  const parts = {
    title: (
      <Heading className="cs-outcome-title" tabIndex={Heading === "h1" ? -1 : undefined}>
        {title}
      </Heading>
    ),
    subTitle,
    extra: actions,
  };
  const picture = pictures[status];
  return (
    <Result
      className="cs-outcome"
      {...(picture ? { status: "info", icon: <Art name={picture} /> } : { status })}
      {...parts}
    >
      {children}
    </Result>
  );
};
