import { type ComponentType, useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { whenIdle } from "../sub-app/when-idle.ts";
import styles from "./brand-panel.module.css";

/* Where public-frame.module.css has room for the panel. */
const besideForm = "screen and (min-width: 1024px)";

/* The picture comes once the form can be used: nothing that only looks good delays it. */
const Scene = () => {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia(besideForm).matches) return undefined;
    return whenIdle(() => {
      import("./brand-scene.tsx").then(
        ({ BrandScene }) => setLoaded(() => BrandScene),
        // Without it, the page lacks nothing that anybody needs.
        () => undefined,
      );
    });
  }, []);
  return (
    <div className={styles["scene"]} data-brand-scene>
      {Loaded ? <Loaded /> : null}
    </div>
  );
};

/** The console's purpose, next to the public pages in a wide window. */
export const BrandPanel = () => {
  const text = useText();
  return (
    <div className={styles["panel"]}>
      <Scene />
      <p className={styles["title"]}>{text("brand.promise")}</p>
      <ul className={styles["points"]}>
        <li>{text("brand.search")}</li>
        <li>{text("brand.money")}</li>
        <li>{text("brand.control")}</li>
      </ul>
    </div>
  );
};
