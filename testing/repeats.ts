/** How often a test repeats what it does: `usual` times in `npm test`, `full` times in `npm run test:full`. */
export const repeats = (usual: number, full: number): number =>
  process.env["TEST_FULL"] ? full : usual;
