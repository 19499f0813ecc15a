import { loginPath } from "../routing/public-path.ts";
import type { OtherTabs } from "./other-tabs.ts";

interface Following {
  /** Whose page this is. */
  accountId(): string | undefined;
  stopListening(): void;
  leaveTo(address: string): Promise<void>;
  isAtLogin(): boolean;
  loadAnew(address: string): void;
  /** Where the login page leads once somebody has signed in. */
  wayBack(): string;
  /** The same operator has signed in again, or somebody else has. */
  onSameAccount(): void;
  onForeignAccount(): void;
}

/** Does here what the sign-ins and sign-outs of the browser's other tabs mean for this one; for the life of the page. */
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
