import { element, table } from "./elements.js";
import { readVisits, signIn, signOut } from "./visits.js";

const field = (label, name) =>
  element("label", {}, label, element("input", { name, required: true, maxLength: 80 }));

/** The reception desk: signs visitors in and out. */
export const desk = ({ text, time, refresh }) => {
  const form = element(
    "form",
    {
      onsubmit(event) {
        event.preventDefault();
        const sent = new FormData(event.target);
        signIn(sent.get("name"), sent.get("host"));
        refresh();
      },
    },
    field(text.name, "name"),
    field(text.host, "host"),
    element("button", { type: "submit" }, text.signIn),
  );
  const present = readVisits().filter(({ left }) => left === null);
  const leave = (id) => () => {
    signOut(id);
    refresh();
  };
  return [
    form,
    present.length === 0
      ? element("p", {}, text.nobody)
      : table(
          [text.name, text.host, text.came, text.actions],
          present.map(({ id, name, host, came }) => [
            name,
            host,
            time(came),
            element("button", { type: "button", onclick: leave(id) }, text.signOut),
          ]),
        ),
  ];
};
