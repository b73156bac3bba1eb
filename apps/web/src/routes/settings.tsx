import { createFileRoute, Navigate, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { findMovedSettingsPage } from "../features/settings/pages/moved-settings.ts";
import { SettingsPage } from "../features/settings/settings-page.tsx";

/** Route /settings and its child routes, whose code is one chunk for fast navigation (rule: settings-pages). */
export const Route = createFileRoute("/settings")({
  component: () => (
    <PrivatePage>
      <Settings />
    </PrivatePage>
  ),
});

function Settings() {
  const user = useParent();
  const { pathname, searchStr, hash } = useLocation();
  const [now] = useState(() => new Date());
  const moved = findMovedSettingsPage(pathname, searchStr, hash);
  if (moved !== null) return <Navigate {...moved} search replace />;
  return <SettingsPage user={user} now={now} />;
}
