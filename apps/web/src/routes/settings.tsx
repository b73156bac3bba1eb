import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { SettingsPage } from "../features/settings/settings-page.tsx";

/** Route /settings (rule: settings-page). */
export const Route = createFileRoute("/settings")({
  component: () => (
    <PrivatePage>
      <Settings />
    </PrivatePage>
  ),
});

function Settings() {
  const user = useParent();
  const [now] = useState(() => new Date());
  return <SettingsPage user={user} now={now} />;
}
