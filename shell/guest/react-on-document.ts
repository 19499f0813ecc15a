/**
 * Renders a root and returns it with an undo for what React leaves on the document: one listener and a
 * marker property, which would otherwise stay for the life of the page.
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
