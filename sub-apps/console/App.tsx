import { Guarded, NotFound, usePermission } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { AlertsPage } from "./alerts/alerts-page.tsx";
import { ApplicationPage } from "./applications/application-page.tsx";
import { ApplicationsPage } from "./applications/applications-page.tsx";
import { HealthPage } from "./health/health-page.tsx";
import { OperationPage } from "./operations/operation-page.tsx";
import { OverviewPage } from "./overview/overview-page.tsx";

/** The console sub-application's pages. */
export const App = () => {
  const maySeeUsage = usePermission("console:usage:read");
  const maySeeAlerts = usePermission("console:alert:read");
  const firstPage = maySeeAlerts && !maySeeUsage ? "alerts" : "overview";
  return (
    <Routes>
      <Route index element={<Navigate to={firstPage} replace />} />
      <Route
        path="overview"
        element={<Guarded permission="console:usage:read" page={OverviewPage} />}
      />
      <Route
        path="operations/:name"
        element={<Guarded permission="console:usage:read" page={OperationPage} />}
      />
      <Route
        path="applications"
        element={<Guarded permission="console:usage:read" page={ApplicationsPage} />}
      />
      <Route
        path="applications/:id"
        element={<Guarded permission="console:usage:read" page={ApplicationPage} />}
      />
      <Route
        path="health"
        element={<Guarded permission="console:usage:read" page={HealthPage} />}
      />
      <Route
        path="alerts"
        element={<Guarded permission="console:alert:read" page={AlertsPage} />}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};
