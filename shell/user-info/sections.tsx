import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { MessageKey } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./user-info-page.module.css";

/** Addresses of the page's sections, `#password`, with their titles. */
const sections = {
  profile: "userInfo.profile",
  contact: "userInfo.edit",
  preferences: "userInfo.preferences",
  password: "userInfo.password",
  "second-factors": "userInfo.secondFactors",
  face: "face.title",
  sessions: "sessions.title",
  activity: "activity.title",
  role: "userInfo.role",
} as const satisfies Record<string, MessageKey>;
type SectionName = keyof typeof sections;

/** Links to the page's sections. */
export const SectionLinks = () => {
  const text = useText();
  const { hash } = useLocation();
  return (
    <nav aria-label={text("userInfo.sections")} className={styles["sections"]}>
      <ul>
        {Object.entries(sections).map(([name, title]) => (
          <li key={name}>
            <Link
              to={`#${name}`}
              replace
              aria-current={hash === `#${name}` ? "location" : undefined}
            >
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A section; scrolls into view and takes the focus when its address is opened. */
export const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${name}`) return;
    const section = document.getElementById(name);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the same link is followed again
  }, [hash, key, name]);
  return (
    <div id={name} tabIndex={-1} className={styles["section"]}>
      {children}
    </div>
  );
};
