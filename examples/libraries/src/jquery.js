import $ from "jquery";

// As is usual: handlers on document, never taken back.
export const mount = ({ container }) => {
  $("<button class='count'>0</button>").appendTo(container);
  $(document).on("click", ".count", () => $(".count").text((_, text) => Number(text) + 1));
};
export const unmount = ({ container }) => $(container).empty();
