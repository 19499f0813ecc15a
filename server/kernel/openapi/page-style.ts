/** Styles of /docs: the groups next to their calls, or above them on a phone. */
export const pageStyle = `
html { scroll-padding-top: 16px; }
body { display: grid; grid-template: auto 1fr / 232px minmax(0, 1fr); min-height: 100vh; }
a { text-decoration: none; } a:hover { text-decoration: underline; }
code { font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; grid-column: 1 / -1; align-items: center; gap: 4px 12px; padding: 10px 24px 10px 16px; border-bottom: 1px solid var(--line); background: var(--tint); }
h1 { margin-inline-end: auto; font-size: 16px; line-height: 24px; letter-spacing: -.01em; } header p { margin: 0 0 0 12px; } header svg { width: 26px; height: 26px; }
nav { position: sticky; top: 0; display: flex; flex-direction: column; align-self: start; max-height: 100vh; padding: 16px 8px; overflow: auto; }
nav a { flex: none; padding: 4px 10px; border-radius: 6px; color: var(--ink); font-size: 13px; line-height: 20px; } nav a:hover { background: var(--code); text-decoration: none; }
main { max-width: 1080px; padding: 0 32px 64px; border-inline-start: 1px solid var(--line); }
h2 { margin: 28px 0 8px; font-size: 16px; font-weight: 600; line-height: 24px; letter-spacing: -.01em; }
details { background: var(--panel); border: 1px solid var(--line); border-bottom-width: 0; }
h2 + details { border-radius: 12px 12px 0 0; } details:last-of-type { border-bottom-width: 1px; border-radius: 0 0 12px 12px; }
h2 + details:last-of-type { border-radius: 12px; }
summary { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 2px 12px; align-items: baseline; padding: 10px 16px; border-radius: inherit; cursor: pointer; }
summary:hover { background: var(--code); } [open] > summary { border-bottom: 1px solid var(--line); border-radius: 0; }
summary > code { font-weight: 600; } summary .about { grid-column: 2; color: var(--quiet); }
.method { color: var(--link); font-size: 12px; font-weight: 600; }
.access { padding: 0 8px; border: 1px solid var(--line); border-radius: 6px; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
.body { padding: 4px 16px 16px 84px; }
h3 { margin: 12px 0 4px; color: var(--quiet); font-size: 12px; font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: 13px; } td, th { padding: 4px 10px 4px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: normal; }
td:first-child, th:first-child { width: 32%; } .note { color: var(--quiet); width: 26%; } .must { color: var(--quiet); font-size: 12px; }
.errors { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; } .errors code { padding: 1px 6px; border-radius: 4px; background: var(--code); }
@media (max-width: 900px) {
  body { display: block; } header { padding-inline: 16px; } header p { margin: 0; } h1 { flex: 1 0 calc(100% - 40px); }
  nav { position: static; flex-flow: row wrap; padding: 12px 8px 0; } nav a { padding-inline: 8px; }
  main { padding-inline: 16px; border: 0; } .body { padding-inline: 16px; }
  summary { grid-template-columns: 48px minmax(0, 1fr); } .access { grid-column: 2; justify-self: start; }
  table, tbody, tr, td, th { display: block; } td:first-child, th:first-child, .note { width: auto; } td, th { padding: 0; border: 0; } tr { padding: 6px 0; border-top: 1px solid var(--line); }
}
@media print { nav { display: none; } body { display: block; } main { border: 0; } }
`;
