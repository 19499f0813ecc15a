import { loginPath } from "../routing/public-path.ts";
import type { OtherTabs } from "./other-tabs.ts";

interface Following {
  /** The page's account. */
  accountId(): string | undefined;
  stopListening(): void;
  leaveTo(address: string): Promise<void>;
  isAtLogin(): boolean;
  loadAnew(address: string): void;
  /** The login page's return target after signing in. */
  wayBack(): string;
  /** Called when the same operator has signed in again. */
  onSameAccount(): void;
  onForeignAccount(): void;
}

/** Applies sign-ins and sign-outs from the browser's other tabs; lives as long as the page. */
export const followOtherTabs = (otherTabs: OtherTabs, page: Following): void =>
  otherTabs.listen((message) => {
    const own = page.accountId();
    if (message.kind === "signing-out") page.stopListening();
    if (message.kind === "signed-out" && own !== undefined) void page.leaveTo(loginPath);
    if (message.kind !== "signed-in") return;
    if (own === message.accountId) page.onSameAccount();
    else if (own !== undefined) page.onForeignAccount();
    else if (page.isAtLogin()) page.loadAnew(page.wayBack());
  });
