window["realm-app"] = {
  mount({ container }) {
    const main = document.querySelector("main");
    window.instances = [main, main.firstElementChild, main.querySelector("form")].map(
      (one) => one instanceof HTMLElement,
    );
    window.instances.push(main.querySelector("text") instanceof SVGElement);
    const host = container.appendChild(document.createElement("x-host"));
    host.attachShadow({ mode: "open" }).innerHTML =
      '<a id="shadow" href="/fixture/shadow"><b>shadow</b></a>';
    const script = container.appendChild(document.createElement("a"));
    script.id = "script";
    script.href = "javascript:void(0)";
  },
  update(props) {
    window.props = props;
    window.plain = { name: "two", list: [1] };
  },
};
