// Broken while its server's data is, which is over at the next attempt.
const tried = sessionStorage.getItem("pain-sticky");
sessionStorage.setItem("pain-sticky", "tried");
if (!tried) throw new Error("the first attempt breaks");

export const mount = ({ container }) => container.append("at last");
