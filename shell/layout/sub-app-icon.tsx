import Icon, { BlockOutlined } from "@ant-design/icons";
import { useQuery } from "@tanstack/react-query";
import { useConsole } from "../state/console-context.ts";

const call = "GET /cc-api/sub-app/icons";

/** The icon of a sub-app; those without one share a default. */
export const SubAppIcon = ({ name }: { name: string }) => {
  const { config, request } = useConsole();
  const { release, subApps } = config;
  // `npm run dev` writes them into the page.
  const written = subApps.find((subApp) => subApp.name === name)?.icon;
  const { data, isPending } = useQuery({
    queryKey: [call, release],
    queryFn: ({ signal }) => request(call, { query: { release } }, { signal }),
    staleTime: Infinity,
    enabled: !written,
  });
  const icon = written ?? data?.[name];
  // Not the default for the moment until they arrive.
  if (!icon && !isPending) return <BlockOutlined aria-hidden="true" />;
  return (
    <Icon viewBox={icon?.viewBox ?? "0 0 1 1"} aria-hidden="true">
      <path d={icon?.path} />
    </Icon>
  );
};
