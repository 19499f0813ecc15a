/**
 * Renders a root, and returns it with the undo of what React leaves on the document by that: one
 * listener and a mark that it is there, for as long as the page lives.
 */
export const renderedOnDocument = <Root>(render: () => Root): { root: Root; undo: () => void } => {
  const undos: (() => void)[] = [];
  const before = Object.getOwnPropertyDescriptor(document, "addEventListener");
  const marks = new Set(Object.keys(document));
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...input: Parameters<typeof listen>) => {
    listen(...input);
    undos.push(() => document.removeEventListener(...input));
  };
  try {
    return {
      root: render(),
      undo() {
        for (const undo of undos) undo();
      },
    };
  } finally {
    if (before) Object.defineProperty(document, "addEventListener", before);
    else Reflect.deleteProperty(document, "addEventListener");
    for (const mark of Object.keys(document))
      if (!marks.has(mark)) undos.push(() => void Reflect.deleteProperty(document, mark));
  }
};
