import { Link } from "react-router";

interface ClientFactProps {
  record: { clientId: string; clientName: string; clientNumber: string };
  /** The client's tab, as in its address. */
  tab?: string;
}

/** A record's client in its facts. */
export const ClientFact = ({ record: { clientId, ...client }, tab }: ClientFactProps) => (
  <>
    <Link to={`/clients/${clientId}${tab ? `?tab=${tab}` : ""}`}>{client.clientName}</Link>
    <div className="finance-detail">{client.clientNumber}</div>
  </>
);
