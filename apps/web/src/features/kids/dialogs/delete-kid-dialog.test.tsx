import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMMA } from "../../../testing/kid.ts";
import { render } from "../../../testing/render.tsx";
import { WithAnswers } from "../../../testing/with-answers.tsx";
import { DeleteKidDialog } from "./delete-kid-dialog.tsx";

test("deletes a child whose data cannot be loaded", async () => {
  const calls: string[] = [];
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <DeleteKidDialog kid={EMMA} nextKidId={undefined} opened onClose={() => undefined} />
      ),
    }),
  });
  await router.load();
  const { user } = render(
    <WithAnswers
      answers={(path) => {
        calls.push(path);
        return path === "kids.delete" ? Promise.resolve(null) : Promise.reject(new Error("cut"));
      }}
    >
      <RouterProvider router={router} />
    </WithAnswers>,
  );
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "Delete Emma" });
  await waitFor(() => expect(submit.disabled).toBe(false));
  screen.getByText(/all lists, updates and gifts/);
  await user.click(submit);
  await waitFor(() => expect(calls).toContain("kids.delete"));
});
