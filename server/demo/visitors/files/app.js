import { element } from "./elements.js";
import { words } from "./words.js";

/** The lifecycles of a sub-app with these pages: path → its title's word and what it shows. */
export const createApp = (pages) => {
  const undo = new Map();
  return {
    mount: (host) => {
      // Gives it the console's fonts, colours and theme.
      host.container.dataset.consoleLook = "";
      const place = element("div", { className: "visitors" });
      host.container.append(place);
      const show = () => {
        const locale = host.locale.get();
        const text = words[locale];
        const path = host.location.get().pathname.slice(host.basename.length);
        const { title, render } = pages[path] ?? Object.values(pages)[0];
        const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
        host.setTitle(text[title]);
        place.replaceChildren(
          element("h1", { tabIndex: -1 }, text[title]),
          ...render({ text, time: (instant) => format.format(instant), refresh: show }),
        );
      };
      show();
      undo.set(host.container, [host.locale.subscribe(show), host.location.subscribe(show)]);
    },
    unmount: (host) => {
      for (const end of undo.get(host.container) ?? []) end();
      undo.delete(host.container);
    },
  };
};
