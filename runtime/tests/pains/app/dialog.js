// What a UI kit does with `getPopupContainer={() => host.overlayRoot}`.
export const mount = ({ container, overlayRoot }) => {
  container.innerHTML = "<button>Open</button>";
  container.firstElementChild.addEventListener("click", () => {
    overlayRoot.innerHTML = '<div class="dialog">Delete it?</div>';
  });
};
