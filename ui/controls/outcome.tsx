import { Result, type ResultProps } from "antd";
import type { ReactNode } from "react";
import { Art } from "./art.tsx";
import "./outcome.css";

interface OutcomeProps {
  /** 403, 404 and 500 show an illustration, the others an icon. */
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

const pictures = { "403": true, "404": true, "500": true } as const;
const isPictured = (status: OutcomeProps["status"]): status is keyof typeof pictures =>
  Object.hasOwn(pictures, status);

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
  if (!isPictured(status))
    return (
      <Result className="cs-outcome" status={status} {...parts}>
        {children}
      </Result>
    );
  return (
    <Result className="cs-outcome" status="info" icon={<Art name={status} />} {...parts}>
      {children}
    </Result>
  );
};
