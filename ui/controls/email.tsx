import { Fragment } from "react";

/** An e-mail address that prefers to wrap after its @, and then before a dot. */
export const Email = ({ address }: { address: string }) => {
  const [local, domain = ""] = address.split("@");
  return (
    <>
      {local}@
      {domain.split(".").map((label, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
        <Fragment key={at}>
          <wbr />
          {at > 0 ? "." : ""}
          {label}
        </Fragment>
      ))}
    </>
  );
};
