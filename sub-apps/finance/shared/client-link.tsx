import { Link } from "react-router";

interface ClientLinkProps {
  client: { clientId: string; clientName: string };
}

/** A client's name in a table, on one line. */
export const ClientLink = ({ client: { clientId, clientName } }: ClientLinkProps) => (
  <Link to={`/clients/${clientId}`} title={clientName} className="finance-client">
    {clientName}
  </Link>
);
