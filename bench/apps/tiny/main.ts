import { benchPage } from "../page.ts";
import { rootOf, type LifecycleProps } from "../root-of.ts";

// An app without a framework, so small that the micro-frontend framework is most of the cost.

let list: HTMLElement | undefined;

export const bootstrap = async (): Promise<void> => undefined;

export const mount = (props?: LifecycleProps): void => {
  list = document.createElement("ul");
  for (let at = 0; at < 20; at += 1) {
    const item = document.createElement("li");
    item.textContent = `${APP_NAME} ${at}`;
    item.addEventListener("click", () => item.classList.toggle("chosen"));
    list.append(item);
  }
  const last = document.createElement("li");
  last.className = "bench-sentinel";
  list.append(last);
  rootOf(props).append(list);
  benchPage()?.done(APP_NAME, last);
};

export const unmount = (): void => list?.remove();
