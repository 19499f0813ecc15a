export const mount = async ({ container }) => {
  const script = document.createElement("script");
  script.src = "added/part.js";
  const ran = new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
  });
  document.body.append(script);
  await ran;
  container.textContent = window.addedPart;
};
