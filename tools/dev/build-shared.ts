// Builds the shared modules of development. A process of its own: a build sets NODE_ENV to
// production for itself, and Vite's servers would then do without hot reload.
import { buildShared } from "@console-shell/ui/shared";

await buildShared("development");
