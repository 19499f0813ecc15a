export const seen = { clicks: [], drags: 0 };

// As React 16 and jQuery listen: at the document, asking the event what was hit.
export const mount = ({ container }) => {
  container.innerHTML = '<button id="pain-save"><i>Save</i></button><input id="pain-field" />';
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) seen.clicks.push(button.id);
    document.getElementById("pain-field").focus();
  });
  // As drag libraries do.
  document.querySelector("#pain-save").addEventListener("pointerdown", () => {
    document.addEventListener("pointermove", ({ target }) => {
      if (container.contains(target)) seen.drags += 1;
    });
  });
};
