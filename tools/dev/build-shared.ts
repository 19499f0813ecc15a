// Builds the shared modules for development. A separate process: a build sets NODE_ENV to
// production for itself, which would disable hot reload in Vite's servers.
import { buildShared } from "@console-shell/ui/shared";

await buildShared("development");
