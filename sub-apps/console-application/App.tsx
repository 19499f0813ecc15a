import { Guarded, latePage, NotFound } from "@console-shell/sdk";
import { Navigate, Route, Routes } from "react-router";
import { ApplicationPage } from "./applications/application-page.tsx";
import { OwnApplication } from "./applications/own-role.tsx";
import { ApplicationsPage } from "./applications/applications-page.tsx";

const read = "console-application:application:read";
const readWebhooks = "console-application:webhook:read";

const WebhookPage = latePage(() => import("./webhooks/webhook-page.tsx"), "WebhookPage");
const DeliveryPage = latePage(() => import("./webhooks/delivery-page.tsx"), "DeliveryPage");

/** The pages of the client applications. */
export const App = () => (
  <Routes>
    <Route index element={<Navigate to="applications" replace />} />
    <Route path="applications" element={<Guarded permission={read} page={ApplicationsPage} />} />
    <Route path="applications/:id" element={<OwnApplication />}>
      <Route index element={<Guarded permission={read} page={ApplicationPage} />} />
      <Route
        path="webhooks/:webhookId"
        element={<Guarded permission={readWebhooks} page={WebhookPage} />}
      />
      <Route
        path="webhooks/:webhookId/deliveries/:deliveryId"
        element={<Guarded permission={readWebhooks} page={DeliveryPage} />}
      />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
