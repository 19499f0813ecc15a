import { AwayButton, PageMissing, useLive, useWords } from "@console-shell/ui";
import { Link } from "react-router";
import { useHost } from "../host/host-context.ts";
import { usePageTitle } from "../host/hooks.ts";
import { HomeButton } from "./home-button.tsx";

/** Shown for an unknown address in a sub-app and for a deleted record; suggests similar pages. */
export const NotFound = () => {
  const host = useHost();
  usePageTitle(useWords().missing);
  const { pathname } = useLive(host.location);
  // Rerenders when the language or the operator changes.
  const locale = useLive(host.locale);
  useLive(host.permissions);
  const near = host.nearPages(pathname).map(({ address, title }) => ({
    address,
    link: <Link to={address.slice(host.basename.length)}>{title}</Link>,
  }));
  return (
    <PageMissing
      address={pathname}
      near={near}
      actions={
        <>
          <AwayButton
            primary
            to="start"
            app={host.routes?.find(({ app }) => app === host.name)?.title[locale]}
            href={host.basename}
            onGo={() => host.navigate(host.basename)}
          />
          <HomeButton />
        </>
      }
    />
  );
};
