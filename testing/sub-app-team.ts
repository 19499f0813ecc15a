// A server whose pages are built, and a team that publishes a sub-app to it.
export { builtFixture } from "@console-shell/server/modules/registry/pages/fixture";
export {
  buildOf,
  teamAt,
  teamOf,
} from "@console-shell/server/modules/registry/testing/team";
