/** Adds the app's permission to those that the console knows. */
import "@console-shell/sdk";

declare module "@console-shell/sdk" {
  interface OwnPermissions {
    "my-app:open": true;
  }
}
