import type { ReactNode } from "react";
import "./art.css";

/** The illustrations: of empty places, and of failures that fill a page. */
export type ArtName = "list" | "search" | "done" | "picture" | "403" | "404" | "500";

// Three inks: soft surfaces, lines, and the accent for the subject.
const soft = { className: "cs-art-soft" };
const line = { className: "cs-art-line" };
const bold = { className: "cs-art-bold" };
const accent = { className: "cs-art-accent" };

const sheet = (
  <>
    <rect {...soft} x="30" y="14" width="84" height="60" rx="8" />
    <rect {...line} x="22" y="22" width="84" height="60" rx="8" />
  </>
);

const drawings: Record<ArtName, ReactNode> = {
  list: (
    <>
      {sheet}
      <path {...line} d="M34 38h24M34 52h44M34 66h34" />
      <circle {...accent} cx="106" cy="74" r="15" />
      <path {...bold} d="M106 67v14M99 74h14" />
    </>
  ),
  search: (
    <>
      {sheet}
      <path {...line} d="M34 38h24M34 52h20M34 66h16" />
      <circle {...accent} cx="86" cy="56" r="17" />
      <path {...bold} d="M79 56h14" />
      <path {...line} d="M98.500 68.500 112 82" />
    </>
  ),
  done: (
    <>
      {sheet}
      <path {...line} d="M34 38h24M34 52h44M34 66h34" />
      <circle {...accent} cx="106" cy="74" r="15" />
      <path {...bold} d="m99 74 5 5 9-10" />
    </>
  ),
  picture: (
    <>
      {sheet}
      <path {...line} d="m22 70 22-20 18 16 14-11 30 20" />
      <circle {...line} cx="50" cy="38" r="5" />
      <circle {...accent} cx="106" cy="74" r="15" />
      <path {...bold} d="M106 81V67M100 73l6-6 6 6" />
    </>
  ),
  "403": (
    <>
      <rect {...soft} x="40" y="8" width="72" height="92" rx="8" />
      <rect {...line} x="32" y="14" width="72" height="86" rx="8" />
      <path {...line} d="M16 100h112M46 30h44M46 42h30" />
      <rect {...accent} x="52" y="60" width="32" height="26" rx="6" />
      <path {...line} d="M58 60v-5a10 10 0 0 1 20 0v5" />
      <path {...bold} d="M68 70v6" />
    </>
  ),
  "404": (
    <>
      <path {...soft} d="M14 30 52 14v72L14 100zM92 28l38-14v70l-38 16z" />
      <path {...line} d="M14 30 52 14l40 14 38-14v70L92 100 52 86l-38 14zM52 14v72M92 28v72" />
      <path {...line} strokeDasharray="4 6" d="M28 78c14-4 12-22 26-24" />
      <path {...accent} d="M72 76S56 58 56 46a16 16 0 0 1 32 0c0 12-16 30-16 30z" />
      <path {...bold} d="m67 41 10 10m0-10L67 51" />
    </>
  ),
  "500": (
    <>
      <rect {...soft} x="34" y="12" width="84" height="26" rx="6" />
      <rect {...line} x="28" y="16" width="84" height="26" rx="6" />
      <rect {...line} x="28" y="50" width="84" height="26" rx="6" />
      <path {...line} d="M40 29h2M50 29h2M40 63h2M50 63h2M70 76v12M70 88H48M16 100h112" />
      <circle {...accent} cx="102" cy="78" r="18" />
      <path {...bold} d="M102 69v10M102 86v.5" />
    </>
  ),
};

/** An illustration in the theme's own colours. Hidden from screen readers: the words next to it say the same. */
export const Art = ({ name }: { name: ArtName }) => (
  <svg className="cs-art" viewBox="0 0 144 108" aria-hidden="true" focusable="false">
    {drawings[name]}
  </svg>
);
