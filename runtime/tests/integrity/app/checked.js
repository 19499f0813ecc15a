const { searchParams, search } = new URL(import.meta.url);
const page = [...searchParams.keys()][0];
const { part } = await import(`./checked-part.js${search}`);
window.fixtureChecked = [...(window.fixtureChecked ?? []), page];
export const mount = (host) => {
  host.container.innerHTML = `<p>${part}</p>`;
};
