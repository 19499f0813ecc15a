import { ConsoleTheme, loadLanguage, Outcome } from "@console-shell/ui";
import { Button } from "antd";
import { createRoot } from "react-dom/client";
import { describeFailure } from "./describe-failure.ts";
import { deviceTexts } from "./device-texts.ts";
import { CallFailure } from "./request.ts";

/** Shows in `element` why the sub-app couldn't start; a failed call's text says what to do. */
export const showStartFailure = async (element: HTMLElement, error: unknown): Promise<void> => {
  const { locale, text } = deviceTexts();
  await loadLanguage(locale);
  const { title, description } =
    error instanceof CallFailure
      ? describeFailure(error)
      : { title: text("start.failed"), description: String(error) };
  createRoot(element).render(
    <ConsoleTheme locale={locale}>
      <main style={{ maxWidth: 640, margin: "10vh auto", padding: 16 }}>
        <Outcome
          status="error"
          title={title}
          subTitle={description}
          actions={
            <Button type="primary" onClick={() => location.reload()}>
              {text("start.retry")}
            </Button>
          }
        />
      </main>
    </ConsoleTheme>,
  );
};
