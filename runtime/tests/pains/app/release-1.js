export const mount = ({ container }) => {
  container.innerHTML = "<button>Report</button>release 1";
  // The chunk has gone with the release.
  container.firstElementChild.addEventListener("click", () => {
    import("./report-1.js").catch(reportError);
  });
};
