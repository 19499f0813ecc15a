export let host;
export const fired = [];
export const mount = (given) => {
  host = given;
  const note = (name) => () => void fired.push(name);
  host.effects.timeout(note("timeout"), 1);
  host.effects.timeout(note("never"), 10_000);
  host.effects.interval(note("interval"), 1);
  host.effects.frame(note("frame"));
  host.effects.listen(document, "fixture-ping", note("listener"));
  host.effects.add(note("first undo"));
  host.effects.add(note("second undo"));
  host.effects.add(note("early undo"))();
};
