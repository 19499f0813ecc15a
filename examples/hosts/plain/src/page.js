// A page without a framework: it imports the console when its address is the console's.
const base = "/hosts/plain/console";
const container = document.getElementById("console");

const [width, button] = document.querySelectorAll(".host-box > *");
const note = () => (width.textContent = `${innerWidth} px`);
addEventListener("resize", note);
note();
let pressed = 0;
button.addEventListener("click", () => (button.textContent = `Pressed: ${(pressed += 1)}`));

const importGuest = async () => {
  const { origin } = await (await fetch("/console.json")).json();
  return import(`${origin}/guest/entry.js`);
};

/** One step at a time: the address may change while the console is still mounting. */
let turn = Promise.resolve();
let isMounted = false;
const follow = () => {
  turn = turn.then(async () => {
    const isWanted = location.pathname === base || location.pathname.startsWith(`${base}/`);
    if (isWanted === isMounted) return;
    isMounted = isWanted;
    const guest = await importGuest();
    if (isWanted) await guest.mount({ container, base });
    else await guest.unmount({ container });
  });
};

for (const link of document.querySelectorAll("header a"))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    history.pushState(null, "", link.href);
    // As a router tells the others on a page that the address has changed.
    dispatchEvent(new PopStateEvent("popstate"));
  });
addEventListener("popstate", follow);
follow();
