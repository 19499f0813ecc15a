import type { HostNotice } from "@console-shell/contract";

/** A notification (stays until closed or for 4.5 s), as opposed to a toast (3 s, one line). */
export interface Notification extends HostNotice {
  /** A notification replaces the one with the same key. */
  key?: string;
}

interface NoticeScreen {
  toast(notice: HostNotice): void;
  notification(notification: Notification): void;
}

/** Shows notices from anywhere; they queue until a screen is connected. */
export interface Notices extends NoticeScreen {
  /**
   * Connects a screen, which shows notices until disconnected; then the previous screen does. Returns the
   * disconnect function.
   */
  connect(screen: NoticeScreen): () => void;
}

export const createNotices = (): Notices => {
  const screens: NoticeScreen[] = [];
  const waiting: ((screen: NoticeScreen) => void)[] = [];
  const show = (action: (screen: NoticeScreen) => void) => {
    const screen = screens.at(-1);
    if (screen) action(screen);
    else waiting.push(action);
  };
  return {
    toast: (notice) => show((shown) => shown.toast(notice)),
    notification: (notification) => show((shown) => shown.notification(notification)),
    connect(connected) {
      screens.push(connected);
      for (const action of waiting.splice(0)) action(connected);
      return () => void screens.splice(screens.indexOf(connected), 1);
    },
  };
};
