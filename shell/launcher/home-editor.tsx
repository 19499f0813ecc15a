import {
  homeParts,
  type HomeLayout,
  type HomePart,
} from "@console-shell/contract/words/preferences";
import { figureLimits } from "@console-shell/contract/words/sub-app-figures";
import { useText } from "../i18n/use-text.ts";
import type { MessageKey } from "../i18n/texts.ts";
import { ArrangeList } from "./arrange-list.tsx";
import { type HomeFigure, shownFigures } from "./home-figures.ts";
import styles from "./home-editor.module.css";

const partTitles: Record<HomePart, MessageKey> = {
  work: "title.work",
  recent: "launcher.recent",
  apps: "launcher.apps",
};

interface HomeEditorProps {
  figures: readonly HomeFigure[];
  layout: HomeLayout;
  onChange: (layout: HomeLayout) => void;
}

/** Moves and hides Home's figures and parts; each change applies at once. */
export const HomeEditor = ({ figures, layout, onChange }: HomeEditorProps) => {
  const text = useText();
  return (
    <div className={styles["editor"]}>
      {figures.length > 0 ? (
        <ArrangeList
          title={text("figure.label")}
          hint={text("home.figuresHint")}
          items={figures.map(({ key, label, app }) => ({ key, title: label, detail: app }))}
          shown={shownFigures(figures, layout.figures).map(({ key }) => key)}
          most={figureLimits.shown}
          direction="row"
          onChange={(shown) => onChange({ ...layout, figures: shown })}
        />
      ) : null}
      <ArrangeList
        title={text("home.parts")}
        hint={text("home.partsHint")}
        items={homeParts.map((part) => ({ key: part, title: text(partTitles[part]) }))}
        shown={layout.parts ?? homeParts}
        most={homeParts.length}
        direction="column"
        onChange={(shown) => onChange({ ...layout, parts: shown as HomePart[] })}
      />
    </div>
  );
};
