import { Link } from "react-router";

interface ClientLineProps {
  /** Undefined until it's read. */
  client: { clientId: string; clientName: string; clientNumber: string } | undefined;
}

/** The client below a record's title; as high before it's read. */
export const ClientLine = ({ client }: ClientLineProps) =>
  client ? (
    <>
      <Link to={`/clients/${client.clientId}`}>{client.clientName}</Link> · {client.clientNumber}
    </>
  ) : (
    "\u00a0"
  );
