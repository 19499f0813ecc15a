import { createElement, Fragment } from "react";

/** An e-mail address that prefers to wrap after its @, and then before a dot. */
export const Email = ({ address }: { address: string }) => {
  const [local, domain = ""] = address.split("@");
  const parts = domain
    .split(".")
    .flatMap((label, at) => [<wbr key={at} />, at > 0 ? `.${label}` : label]);
  // Not as an array, whose parts would need a component each.
  return createElement(Fragment, null, `${local}@`, ...parts);
};
