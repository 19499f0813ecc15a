/** The applications that the routes name; where the console is served is asked at run time. */
export const qiankun = fetch("/console.json")
  .then((answer) => answer.json())
  .then(({ origin }) => ({
    apps: [{ name: "console", entry: `${origin}/guest/index.html` }],
  }));
