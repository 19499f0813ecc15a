// It reaches out of its realm, and puts nothing back.
const page = parent.document;
const mark = (element) => Object.assign(element, { className: "of-realm" });
window["reaching"] = {
  mount() {
    parent.setByRealm = {};
    parent[Symbol.for("of-realm")] = true;
    page.body.append(mark(page.createElement("p")), mark(document.createElement("p")));
    page.body.insertAdjacentHTML("beforeend", '<p class="of-realm"></p>');
    page.head.appendChild(mark(page.createElement("template")));
    page.head.after(mark(page.createElement("template")));
    parent.addEventListener("fixture-ping", parent.hearPing);
    page.addEventListener("fixture-ping", parent.hearPing, { capture: true });
    page.body.addEventListener("fixture-ping", parent.hearPing, true);
    parent.addByHost();
  },
  unmount() {},
};
