import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { MessageKey } from "../i18n/texts.ts";
import { useText } from "../i18n/use-text.ts";
import { keepInView } from "../routing/keep-in-view.ts";
import { useAccount } from "../state/use-global-state.ts";
import { useOwnApprovals } from "./own-approvals.ts";
import styles from "./user-info-page.module.css";

/** Addresses of the page's sections, `#password`, with their titles. */
const sections = {
  profile: "userInfo.profile",
  contact: "userInfo.edit",
  preferences: "userInfo.preferences",
  password: "userInfo.password",
  "linked-accounts": "signOn.title",
  "second-factors": "userInfo.secondFactors",
  face: "face.title",
  sessions: "sessions.title",
  approvals: "approvals.title",
  activity: "activity.title",
  role: "userInfo.role",
} as const satisfies Record<string, MessageKey>;
type SectionName = keyof typeof sections;

/** What nobody else sees of an operator: how they sign in, where, and what they did. */
const ownSections: ReadonlySet<string> = new Set<SectionName>([
  "password",
  "linked-accounts",
  "second-factors",
  "face",
  "sessions",
  "approvals",
  "activity",
]);

/**
 * The sections that the page shows, to the operator or to one who sees the console as them. Few operators ever send
 * anything for approval.
 */
export const useShownSections = (): ReadonlySet<string> => {
  const { viewer } = useAccount();
  const { data } = useOwnApprovals();
  const names = new Set(Object.keys(sections));
  if (!data?.total) names.delete("approvals");
  return viewer ? names.difference(ownSections) : names;
};

/** The section that is read: the one whose link was followed while it's in view, otherwise the first in view. */
const useCurrentSection = (shown: ReadonlySet<string>): string | undefined => {
  const hash = useLocation().hash.slice(1);
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The upper half of the window, where people read.
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          return next;
        }),
      { rootMargin: "-64px 0px -50% 0px" },
    );
    for (const name of Object.keys(sections)) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView.has(hash) ? hash : [...shown].find((name) => inView.has(name));
};

/** Links to the page's sections. */
export const SectionLinks = () => {
  const text = useText();
  const shown = useShownSections();
  const current = useCurrentSection(shown);
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
                aria-current={name === current ? "location" : undefined}
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
    if (!isShown || hash !== `#${name}`) return undefined;
    const section = document.getElementById(name);
    section?.focus({ preventScroll: true });
    return section ? keepInView(section) : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the same link is followed again
  }, [hash, key, name, isShown]);
  if (!isShown) return null;
  return (
    <div id={name} tabIndex={-1} className={styles["section"]}>
      {children}
    </div>
  );
};
