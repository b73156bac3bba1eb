import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { LaunchOverlay } from "./launch.tsx";

const onShared = vi.fn();

async function showLaunch(isLaunch: boolean) {
  const kid = { firstName: "Zuri", avatarUrl: null };
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <LaunchOverlay kid={kid} path="/hub/okafor" onShared={onShared} onSeen={() => undefined} />
      ),
    }),
  });
  await router.load();
  await router.navigate({ to: ".", state: { isLaunch } });
  const { user } = renderWithTheme(
    <MockApiProvider answers={() => Promise.resolve(PARENT_FIXTURE)}>
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
  return user;
}

const dialog = () => screen.queryByRole("dialog", { name: "Zuri's page is live" });

test("opens the launch dialog with texts to send, and closes permanently", async () => {
  const share = vi.fn(async (_what: ShareData) => undefined);
  const user = await showLaunch(true);
  vi.stubGlobal("navigator", { ...window.navigator, share });
  await waitFor(() => expect(dialog()).not.toBeNull(), { timeout: 10_000 });
  await user.click(screen.getByText("Invitation"));
  await user.click(screen.getByRole("button", { name: "Send to family" }));
  const sent = share.mock.calls[0]?.[0];
  expect(onShared).toHaveBeenCalledOnce();
  expect(sent?.text).toContain("celebrate Zuri with you");
  expect(sent?.url).toBe(`${window.location.origin}/hub/okafor`);
  vi.unstubAllGlobals();
  await user.click(screen.getByRole("button", { name: "QR code" }));
  const code = await screen.findByRole("dialog", { name: "Scan to open this page" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(code.isConnected).toBe(false));
  await user.click(screen.getByRole("button", { name: "Go to your dashboard" }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("hides the launch dialog on other dashboard visits", async () => {
  await showLaunch(false);
  expect(dialog()).toBeNull();
});
