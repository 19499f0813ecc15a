import { hasText } from "@console-shell/contract/words/typed-text";
import { ConsoleTheme, loadLanguage, Outcome, showLook } from "@console-shell/ui";
import { Button, notification } from "antd";
import { createRoot } from "react-dom/client";
import { describeFailure } from "./describe-failure.ts";
import { deviceTexts } from "./device-texts.ts";
import { CallFailure, standaloneRequest } from "./request.ts";
import type { SubAppLifecycles, AnyPermission } from "@console-shell/contract";
import { createStandaloneHost } from "./create-host.ts";
import { signIn } from "./sign-in.tsx";

/** Shows in `element` why the sub-app couldn't start; a failed call's text says what to do. */
const showStartFailure = async (element: HTMLElement, error: unknown): Promise<void> => {
  const { locale, text } = deviceTexts();
  await loadLanguage(locale);
  const { title, description } =
    error instanceof CallFailure
      ? describeFailure(error)
      : { title: text("start.failed"), description: String(error) };
  createRoot(element).render(
    <ConsoleTheme locale={locale} hasText={hasText}>
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

const append = (): HTMLElement => document.body.appendChild(document.createElement("div"));

interface Own {
  name: string;
  /** Those that the sub-app declares. */
  permissions: readonly string[];
}

/** Notifies of a failed call. A session that ended is said once; the app's own backend may answer 401, too. */
const notifyFailure = (failure: CallFailure): void => {
  const { text } = deviceTexts();
  if (failure.code === "not_signed_in")
    notification.warning({
      key: "session",
      title: text("session.ended"),
      description: text("session.ended.text"),
      duration: 0,
    });
  else notification.error(describeFailure(failure));
};

const start = async (
  entry: Promise<SubAppLifecycles>,
  { name, permissions: own }: Own,
  container: HTMLElement,
): Promise<void> => {
  let isStarted = false;
  const request = standaloneRequest((failure) => {
    // Until then the page itself shows it.
    if (isStarted) notifyFailure(failure);
  });
  const readAccount = () => request("GET /auth/account/info");
  const account = await readAccount().catch(async (error: unknown) => {
    if (!(error instanceof CallFailure && error.status === 401)) throw error;
    await signIn(container, (body) => request("POST /auth/session/login", { body }));
    return readAccount();
  });
  const known = await request("GET /auth/account/permissions");
  // The console doesn't know the sub-app's own ones before it is published.
  const permissions = {
    ...known,
    permissions: [...known.permissions, ...(own as readonly AnyPermission[])],
  };
  const host = createStandaloneHost({
    name,
    account,
    permissions,
    locale: account.locale,
    container: append(),
    overlayRoot: append(),
    request,
  });
  const lifecycles = await entry;
  isStarted = true;
  await lifecycles.bootstrap?.(host);
  await lifecycles.mount(host);
};

/**
 * Runs a sub-app standalone on its dev server: signs in to the console's server, then mounts the sub-app
 * with a host equivalent to the console's. The page says why if that fails.
 */
export const runStandalone = async (entry: Promise<SubAppLifecycles>, own: Own): Promise<void> => {
  if (location.pathname === "/" || location.pathname === `/${own.name}/index.html`)
    history.replaceState(null, "", `/${own.name}/`);
  showLook([document.documentElement], { theme: "light" });
  const container = append();
  try {
    await start(entry, own, container);
  } catch (error) {
    await showStartFailure(container, error);
    // For the browser's tools, with its stack.
    throw error;
  }
};
