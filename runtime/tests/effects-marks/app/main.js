// Listens once on each place and marks it, as React does with `_reactListening…`, jQuery with `jQuery…`.
const mark = "fixtureListens";
const heard = [];
const listen = (place) => {
  if (place[mark]) return;
  place[mark] = true;
  for (const type of ["fixture-a", "fixture-b"])
    place.addEventListener(type, () => heard.push(`${place.nodeName} ${type}`));
};

listen(document.documentElement);
export const mount = () => {
  heard.length = 0;
  window.fixtureHeard = heard;
  listen(document);
  listen(document.body);
};
