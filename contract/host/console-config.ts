import type { SignOnOffer } from "../words/single-sign-on.ts";
import type { SubAppRegistration } from "./registration.ts";

/**
 * The configuration that the server writes into the shell's page as `<script type="application/json" id="console-
 * config">`.
 */
export interface ConsoleConfig {
  appType: string;
  /** `development`, `demo` or `production`; shown as a badge unless it is production. */
  environment: string;
  release: string;
  /** Whether a sub-app that fails to load shows the fallback screen. */
  autoCaptureError: boolean;
  chunkTimeout: number;
  /** Which share of pages measures how fast it is (0 to 1), and the version of the shell; left out if none does. */
  vitals?: { share: number; version: string };
  /** Whether the browser sent a session cookie for the page; the session may have expired. */
  hasSession: boolean;
  /** Set if there is no operator yet: every page leads to the set-up. */
  isNew?: boolean;
  /** Set if no e-mail can be sent, because no mail server is set up. */
  withoutMail?: boolean;
  /** Whether any role may sign in by face. */
  faceLogin: boolean;
  /** The identity providers that the sign-in page offers, and who may use a password there. */
  signOn: SignOnOffer;
  /** All sub-apps; none if they're too long for the page. */
  subApps: SubAppRegistration[];
  /** Where all sub-apps are if the page doesn't contain them. */
  subAppsAt?: string;
  /** Version of each shared package, if a Module Federation remote is registered. */
  shared?: Record<string, string>;
  /**
   * The sub-app for which the page's policy was written, because its address opens it; null for the default policy.
   * The page must reload to open one that needs more. Undefined if it isn't the server that decides: in a host's page,
   * and with `npm run dev`.
   */
  policyFor?: string | null;
}

/** The release of a page that `npm run dev` serves from source; the server's builds don't apply to it. */
export const developmentRelease = "development";
