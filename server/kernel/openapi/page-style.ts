/** Styles of /docs: one column on a phone, two on wider screens. */
export const pageStyle = `
code { font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
header { padding: 20px max(24px, calc(50% - 536px)) 16px; background: var(--panel); border-bottom: 1px solid var(--line); }
h1 { margin: 0 0 2px; font-size: 20px; } header p { margin: 0; color: var(--quiet); }
main { max-width: 1120px; margin: 0 auto; padding: 20px 24px 64px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 14px; margin-bottom: 12px; }
h2 { margin: 28px 0 8px; font-size: 15px; }
details { background: var(--panel); border: 1px solid var(--line); border-bottom-width: 0; }
h2 + details { border-radius: 8px 8px 0 0; } details:last-of-type { border-bottom-width: 1px; border-radius: 0 0 8px 8px; }
h2 + details:last-of-type { border-radius: 8px; }
summary { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 2px 10px; align-items: baseline; padding: 9px 14px; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
summary .about { grid-column: 2; color: var(--quiet); }
.method { font-size: 11px; font-weight: 600; letter-spacing: .04em; }
.access { padding: 0 7px; border: 1px solid var(--line); border-radius: 10px; font-size: 12px; color: var(--quiet); }
.body { padding: 2px 14px 16px 88px; }
h3 { margin: 12px 0 4px; font-size: 12px; font-weight: 600; color: var(--quiet); }
table { width: 100%; border-collapse: collapse; } td, th { padding: 4px 10px 4px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: normal; }
td:first-child, th:first-child { width: 32%; } .note { color: var(--quiet); width: 26%; } .must { color: var(--quiet); }
.errors { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; } .errors code { padding: 1px 6px; border-radius: 4px; background: var(--code); }
@media (max-width: 720px) {
  header, main { padding-inline: 14px; } .body { padding-inline: 14px; }
  summary { grid-template-columns: 52px minmax(0, 1fr); } .access { grid-column: 2; justify-self: start; }
  table, tbody, tr, td, th { display: block; } td:first-child, th:first-child, .note { width: auto; } td, th { padding: 0; border: 0; } tr { padding: 6px 0; border-top: 1px solid var(--line); }
}
`;
