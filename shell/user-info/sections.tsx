import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { MessageKey } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import { useAccount } from "../state/use-global-state.ts";
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

/** What nobody else sees of an operator: how they sign in, where, and what they did. */
const ownSections: ReadonlySet<string> = new Set<SectionName>([
  "password",
  "second-factors",
  "face",
  "sessions",
  "activity",
]);

/** The sections that the page shows, to the operator or to one who sees the console as them. */
export const useShownSections = (): ReadonlySet<string> => {
  const { viewer } = useAccount();
  const names = new Set(Object.keys(sections));
  return viewer ? names.difference(ownSections) : names;
};

/** Links to the page's sections. */
export const SectionLinks = () => {
  const text = useText();
  const { hash } = useLocation();
  const shown = useShownSections();
  return (
    <nav aria-label={text("userInfo.sections")} className={styles["sections"]}>
      <ul>
        {Object.entries(sections)
          .filter(([name]) => shown.has(name))
          .map(([name, title]) => (
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
  const isShown = useShownSections().has(name);
  useEffect(() => {
    if (hash !== `#${name}`) return;
    const section = document.getElementById(name);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the same link is followed again
  }, [hash, key, name]);
  if (!isShown) return null;
  return (
    <div id={name} tabIndex={-1} className={styles["section"]}>
      {children}
    </div>
  );
};
