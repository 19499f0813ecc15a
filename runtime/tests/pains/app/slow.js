export const log = [];
// As apps do that fetch before they show something: `data` is the host's to give.
export const mount = async ({ container, name, label, data }) => {
  log.push(`mount ${label}`);
  await data;
  container.append(`${name} ${label}`);
};
export const unmount = ({ label }) => void log.push(`unmount ${label}`);
