/**
 * Resolves when an antd stylesheet has loaded; retries one that fails. It is inlined as text, so it must not
 * use anything from outside.
 */
export const addSheet = async (href: string, integrity: string): Promise<void> => {
  const { head, documentElement } = document;
  // A guest loads all antd styles into its own elements.
  if (Symbol.for("console-shell.guest") in document && !("console" in documentElement.dataset))
    return;
  const linked = () => [...document.querySelectorAll<HTMLLinkElement>("link[data-antd]")];
  for (let delay = 1000; ; delay *= 2) {
    let link = linked().find((one) => one.href === href);
    if (!link) {
      link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.integrity = integrity;
      link.crossOrigin = "anonymous";
      link.dataset["antd"] = "";
      const last = linked().at(-1);
      // Before the console's own styles, which override them.
      if (last) last.after(link);
      else head.prepend(link);
    }
    if (link.sheet) return;
    const loaded = Promise.withResolvers<boolean>();
    link.addEventListener("load", () => loaded.resolve(true), { once: true });
    link.addEventListener("error", () => loaded.resolve(false), { once: true });
    if (await loaded.promise) return;
    link.remove();
    if (delay > 64_000) throw new Error(`${href} didn't load.`);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
  }
};
