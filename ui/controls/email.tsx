/** An e-mail address that wraps after its @, and within the domain only if that is wider than a line. */
export const Email = ({ address }: { address: string }) => {
  const [local, domain] = address.split("@");
  return (
    <>
      {local}@<span className="cs-email-domain">{domain}</span>
    </>
  );
};
