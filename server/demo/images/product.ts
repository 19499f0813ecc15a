/** What the demo's object libraries show, drawn with a main and a second colour. */
const drawings = {
  cup: (main: string, second: string) =>
    `<path fill="none" stroke="${second}" stroke-width="26" d="M322 220c84-14 84 116-6 110"/><path fill="${main}" d="M128 176h208l-16 190q-6 34-40 34h-96q-34 0-40-34Z"/><ellipse cx="232" cy="176" rx="104" ry="24" fill="${second}"/><ellipse cx="232" cy="180" rx="86" ry="16" fill="#5b3a29"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round" d="M200 132c-16-24 16-34 0-60M250 132c-16-24 16-34 0-60"/>`,
  shoe: (main: string, second: string) =>
    `<path fill="${main}" d="M76 208q40 28 88 4l104 84q20 18 60 22 84 8 84 54H76q-18-90 0-164Z"/><path fill="${second}" d="M76 208q40 28 88 4l26 22q-60 40-118 22Z"/><path fill="#fff" stroke="#000" stroke-opacity=".12" stroke-width="4" d="M68 362h350q6 44-26 44H96q-30 0-28-44Z"/><g stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M206 246l-30 22M234 268l-30 24M262 292l-28 22"/></g><path fill="none" stroke="${second}" stroke-width="14" d="M110 340q70-60 150 0"/>`,
  chair: (main: string, second: string) =>
    `<g stroke="${second}" stroke-width="18" stroke-linecap="round"><path d="M156 300l-26 130M324 300l26 130M186 300l-6 100M294 300l6 100"/></g><path fill="${main}" d="M150 88q90-30 180 0l-12 156H162Z"/><path fill="#fff" opacity=".18" d="M176 108q64-20 128 0l-8 60H184Z"/><path fill="${main}" d="M132 250h216q16 60-16 64H148q-32-4-16-64Z"/><path opacity=".14" d="M132 290h218q-2 22-18 24H148q-14-2-16-24Z"/>`,
  lamp: (main: string, second: string) =>
    `<path fill="#ffe9a8" opacity=".55" d="M150 220h180l76 200H74Z"/><path fill="${second}" d="M230 220h20v180h-20Z"/><ellipse cx="240" cy="410" rx="84" ry="20" fill="${second}"/><path fill="${main}" d="M184 80h112l54 144H130Z"/><path fill="#fff" opacity=".2" d="M200 80h36l-30 144h-60Z"/>`,
  bag: (main: string, second: string) =>
    `<path fill="none" stroke="${second}" stroke-width="18" d="M180 206c0-130 120-130 120 0"/><path fill="${main}" d="M112 190h256l26 220q2 20-20 20H106q-22 0-20-20Z"/><path opacity=".12" d="M86 400h308l2 10q2 20-22 20H106q-22 0-20-20Z"/><circle cx="180" cy="222" r="10" fill="${second}"/><circle cx="300" cy="222" r="10" fill="${second}"/><rect x="196" y="290" width="88" height="60" rx="10" fill="${second}"/>`,
  bottle: (main: string, second: string) =>
    `<rect x="206" y="56" width="68" height="52" rx="12" fill="${second}"/><path fill="${main}" d="M212 108h56v40q54 26 54 86v160q0 30-30 30H188q-30 0-30-30V234q0-60 54-86Z"/><rect x="158" y="260" width="164" height="92" fill="#fff" opacity=".86"/><path fill="none" stroke="${second}" stroke-width="10" stroke-linecap="round" d="M186 288h90M186 320h60"/><path fill="#fff" opacity=".25" d="M180 220q4-36 30-52v84h-30Z"/>`,
} as const;

export type Product = keyof typeof drawings;
export const products = Object.keys(drawings) as Product[];

export interface Look {
  main: string;
  second: string;
  background: readonly [string, string];
}

/** A product as SVG, 480 × 480. */
export const productImage = (product: Product, { main, second, background }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<defs><radialGradient id="b" cx=".5" cy=".42" r=".75"><stop stop-color="${background[0]}"/><stop offset="1" stop-color="${background[1]}"/></radialGradient></defs>
<rect width="480" height="480" fill="url(#b)"/><ellipse cx="240" cy="424" rx="170" ry="22" opacity=".16"/>
${drawings[product](main, second)}</svg>`;
