import type { DataRouter } from "react-router";
import type { RouteHandle } from "../routing/route-handle.ts";

/** Loads the chunks of the router's current location. */
export const loadMatched = async (router: DataRouter): Promise<void> => {
  const handles = router.state.matches.map(({ route }) => route.handle as RouteHandle | undefined);
  await Promise.all(handles.flatMap((handle) => (handle?.preload ? [handle.preload()] : [])));
};
