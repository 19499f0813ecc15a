import $ from "jquery";

// As is usual: handlers on document, never taken back.
export const mount = ({ container }) => {
  const $button = $("<button class='count'>0</button>").appendTo(container);
  $(document).on("click", ".count", () => $button.text(Number($button.text()) + 1));
};
export const unmount = ({ container }) => $(container).empty();
