/** Text as a program reads it; it scrolls in itself, also with the keyboard. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
  <section className="webhook-block" aria-label={label} tabIndex={0}>
    <pre>{text}</pre>
  </section>
);
