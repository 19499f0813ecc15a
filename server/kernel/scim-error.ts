import { type ErrorBody, scimSchemas } from "@console-shell/contract";

/** SCIM's own types of errors by our field codes; any other input is an invalid value. */
const types: Record<string, string> = {
  taken: "uniqueness",
  malformed: "invalidSyntax",
  scim_filter: "invalidFilter",
  scim_path: "invalidPath",
  scim_no_target: "noTarget",
  scim_read_only: "mutability",
};

/** An error in the form of SCIM (RFC 7644, 3.12). */
export const scimErrorOf = ({ status, message, fields = [] }: ErrorBody) => {
  const known = fields.map(({ code }) => types[code]).find(Boolean);
  const scimType = known ?? (status === 400 ? "invalidValue" : undefined);
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType && { scimType }),
    detail: [
      message,
      ...fields.map((field) => (field.path ? `${field.path}: ${field.message}` : field.message)),
    ].join(" "),
  };
};
