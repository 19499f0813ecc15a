export const mount = async ({ container }) => {
  const lazy = await import(`./lazy.js${new URL(import.meta.url).search}`).then(
    ({ text }) => text,
    () => "refused",
  );
  container.append(`previous, ${lazy}`);
};
