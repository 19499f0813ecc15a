import { Guarded, latePage, NotFound } from "@console-shell/sdk";
import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router";
import { ApplicantsPage } from "./applicants/applicants-page.tsx";
import { OperatorPage } from "./operators/operator-page.tsx";
import { OperatorsPage } from "./operators/operators-page.tsx";
import { type PagePath, pages } from "./pages.ts";
import { SessionsPage } from "./sessions/sessions-page.tsx";
import { useFirstPage } from "./shared/use-first-page.ts";

const AnnouncementsPage = latePage(
  () => import("./announcements/announcements-page.tsx"),
  "AnnouncementsPage",
);
const AuditPage = latePage(() => import("./audit/audit-page.tsx"), "AuditPage");
const MailsPage = latePage(() => import("./mails/mails-page.tsx"), "MailsPage");
const RolesPage = latePage(() => import("./roles/roles-page.tsx"), "RolesPage");

const components: Record<PagePath, ComponentType> = {
  "/operators": OperatorsPage,
  "/applicants": ApplicantsPage,
  "/roles": RolesPage,
  "/announcements": AnnouncementsPage,
  "/sessions": SessionsPage,
  "/mails": MailsPage,
  "/audit": AuditPage,
};

/** The management sub-application's pages. */
export const App = () => {
  const firstPage = useFirstPage();
  return (
    <Routes>
      <Route index element={<Navigate to={firstPage} replace />} />
      {pages.map(({ path, permission }) => (
        <Route
          key={path}
          path={path}
          element={<Guarded permission={permission} page={components[path]} />}
        />
      ))}
      <Route
        path="/operators/:id"
        element={<Guarded permission="management:operator:read" page={OperatorPage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
