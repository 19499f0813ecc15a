import type { Person } from "./people.ts";

/** What differs between two portraits of one person. */
export interface Sitting {
  background: readonly [string, string];
  clothes: string;
  /** Degrees that the head leans. */
  lean: number;
}

const hairBehind: Record<Person["style"], string> = {
  short: "",
  bald: "",
  long: '<path d="M128 250C108 120 372 120 352 250L372 460Q240 500 108 460Z"/>',
  bob: '<path d="M124 262C108 112 372 112 356 262L362 372Q240 410 118 372Z"/>',
  bun: '<circle cx="240" cy="96" r="48"/>',
  curly:
    '<g><circle cx="142" cy="232" r="50"/><circle cx="338" cy="232" r="50"/><circle cx="168" cy="160" r="56"/><circle cx="312" cy="160" r="56"/><circle cx="240" cy="130" r="62"/></g>',
};

const hairInFront: Record<Person["style"], string> = {
  short:
    '<path d="M140 250C124 108 356 108 340 250C334 196 304 182 240 184C176 182 146 196 140 250Z"/>',
  bald: "",
  long: '<path d="M138 268C120 104 360 104 342 268C330 206 286 190 214 176C190 200 150 214 138 268Z"/>',
  bob: '<path d="M136 270C120 106 360 106 344 270C340 214 316 196 240 196C164 196 140 214 136 270Z"/>',
  bun: '<path d="M140 248C130 108 350 108 340 248C326 190 290 172 240 172C190 172 154 190 140 248Z"/>',
  curly:
    '<path d="M142 236C150 150 330 150 338 236C318 200 288 192 240 192C192 192 162 200 142 236Z"/>',
};

const glasses =
  '<g fill="none" stroke="#2b2f36" stroke-width="6"><rect x="158" y="254" width="68" height="50" rx="20"/><rect x="254" y="254" width="68" height="50" rx="20"/><path d="M226 272q14-8 28 0"/></g>';

const beard = (colour: string) =>
  `<path fill="${colour}" opacity=".85" d="M146 296C150 420 330 420 334 296C324 340 290 334 240 334C190 334 156 340 146 296Z"/>`;

/** A stylised portrait as SVG, 480 × 600. */
export const portrait = (person: Person, sitting: Sitting): string => {
  const { skin, hair, style } = person;
  const [top, bottom] = sitting.background;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">
<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="480" height="600" fill="url(#b)"/>
<circle cx="240" cy="270" r="210" fill="#fff" opacity=".14"/>
<g transform="rotate(${sitting.lean} 240 520)">
<g fill="${hair}">${hairBehind[style]}</g>
<path fill="${sitting.clothes}" d="M36 660C44 486 130 452 240 452S436 486 444 660Z"/>
<path fill="${skin}" d="M196 380h88v66q-44 52-88 0Z"/><path opacity=".16" d="M196 398q44 40 88 0v22q-44 36-88 0Z"/>
<path fill="#fff" opacity=".85" d="M190 448l50 62-58-8ZM290 448l-50 62 58-8Z"/>
<g fill="${skin}"><circle cx="138" cy="286" r="22"/><circle cx="342" cy="286" r="22"/><path d="M140 240C140 132 340 132 340 240C344 350 300 410 240 410S136 350 140 240Z"/></g>
${person.beard ? beard(hair) : ""}
<g fill="${hair}">${hairInFront[style]}</g>
<g fill="none" stroke="${hair === "#8f8f8f" ? "#6d6d6d" : hair}" stroke-width="7" stroke-linecap="round"><path d="M168 244q24-14 46 0M266 244q24-14 46 0"/></g>
<g fill="#26211f"><ellipse cx="192" cy="278" rx="9" ry="11"/><ellipse cx="288" cy="278" rx="9" ry="11"/></g>
<path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="6" stroke-linecap="round" d="M240 284q-12 34 6 38"/>
<path fill="none" stroke="#a8473f" stroke-width="8" stroke-linecap="round" d="M206 358q34 26 68 0"/>
${person.glasses ? glasses : ""}
</g></svg>`;
};
