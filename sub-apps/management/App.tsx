import { Guarded } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { ApplicantsPage } from "./applicants/applicants-page.tsx";
import { AuditPage } from "./audit/audit-page.tsx";
import { OperatorPage } from "./operators/operator-page.tsx";
import { OperatorsPage } from "./operators/operators-page.tsx";
import { RolesPage } from "./roles/roles-page.tsx";
import { NotFound } from "./shared/not-found.tsx";
import { useFirstPage } from "./shared/use-first-page.ts";

/** The management sub-application's pages. */
export const App = () => {
  const firstPage = useFirstPage();
  return (
    <Routes>
      <Route index element={<Navigate to={firstPage} replace />} />
      <Route
        path="operators"
        element={<Guarded permission="management:operator:read" page={OperatorsPage} />}
      />
      <Route
        path="operators/:id"
        element={<Guarded permission="management:operator:read" page={OperatorPage} />}
      />
      <Route
        path="applicants"
        element={<Guarded permission="management:applicant:read" page={ApplicantsPage} />}
      />
      <Route
        path="roles"
        element={<Guarded permission="management:role:read" page={RolesPage} />}
      />
      <Route
        path="audit"
        element={<Guarded permission="management:audit:read" page={AuditPage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
