import { useFormat, usePermission } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import {
  type Applicant,
  ApplicantDecisions,
  ApplicantStatus,
  type Verb,
} from "./applicant-status.tsx";

/** The columns of the list of registrations. */
export const useApplicantColumns = (
  onDecide?: (verb: Verb, applicant: Applicant) => void,
): TableColumns<Applicant> => {
  const text = useText();
  const format = useFormat();
  const mayDecide = usePermission("management:applicant:decide");
  const columns: TableColumns<Applicant> = [
    {
      key: "createdAt",
      sorter: true,
      title: text("applicant.createdAt"),
      render: (_value, { createdAt, reference }) => (
        <>
          {format.dateTime(createdAt)}
          <span className="management-below">{reference}</span>
        </>
      ),
    },
    {
      key: "name",
      card: "title",
      title: text("operator.name"),
      render: (_value, { name, company, reference }) => (
        <div className="management-typed">
          <Link to={`/applicants/${reference}`}>{name}</Link>
          <span className="management-below">{company}</span>
        </div>
      ),
    },
    {
      key: "account",
      sorter: true,
      title: text("operator.account"),
      render: (_value, { account }) => <div className="management-typed">{account}</div>,
    },
    {
      key: "email",
      title: text("applicant.contact"),
      render: (_value, { email, phone }) => (
        <div className="management-contact">
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
          {phone ? <span className="management-below">{phone}</span> : null}
        </div>
      ),
    },
    {
      key: "status",
      title: text("word.status"),
      render: (_value, applicant) => <ApplicantStatus applicant={applicant} />,
    },
  ];
  if (mayDecide && onDecide)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, applicant) => (
        <ApplicantDecisions applicant={applicant} onDecide={onDecide} />
      ),
    });
  return columns;
};
