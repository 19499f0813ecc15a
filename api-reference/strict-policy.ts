// Runs before the reference, because the page's policy allows neither eval nor style elements without a nonce.
const { nonce } = document.querySelector<HTMLElement>("meta[property=csp-nonce]")!;
const create = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

// zod compiles schemas with eval if it may, and trying is already reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
