import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { FamilyUrlAvailability } from "./family-url-question.tsx";

function show(answers: ProcedureResponder, isRefused = false) {
  function Typed() {
    const [typed, setTyped] = useState("");
    return (
      <>
        <input aria-label="Address" value={typed} onChange={(e) => setTyped(e.target.value)} />
        <FamilyUrlAvailability familyUrl={typed} isRefused={isRefused} onTake={setTyped} />
      </>
    );
  }
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <Typed />
    </MockApiProvider>,
  );
  return user;
}
const field = () => screen.getByLabelText<HTMLInputElement>("Address");

test("checks the URL after typing pauses, and suggests a free one for a taken one (rule: address-while-typing)", async () => {
  const asked: unknown[] = [];
  const user = show((_path, input) => {
    asked.push(input);
    const { familyUrl } = input as { familyUrl: string };
    const isFree = familyUrl !== "okafor";
    return Promise.resolve({ familyUrl, isFree, suggestion: isFree ? null : "okafor-family" });
  });
  await user.click(field());
  await user.paste("ok");
  await user.paste("afor");
  expect(await screen.findByText("Taken: how about okafor-family?")).toBeDefined();
  expect(asked).toEqual([{ familyUrl: "okafor" }]);
  await user.click(screen.getByRole("button", { name: "Use okafor-family" }));
  expect(field().value).toBe("okafor-family");
  expect(await screen.findByText("This address is free.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("repeats no refusal, and still suggests a free URL (rule: said-once)", async () => {
  const taken = { familyUrl: "okafor", isFree: false, suggestion: "okafor-family" };
  const user = show(() => Promise.resolve(taken), true);
  await user.click(field());
  await user.paste("okafor");
  await user.click(await screen.findByRole("button", { name: "Use okafor-family" }));
  expect(field().value).toBe("okafor-family");
  expect(screen.queryByText(/Taken/)).toBeNull();
});

test("shows nothing before the response", async () => {
  let asked = 0;
  const user = show(() => {
    asked += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  await user.click(field());
  await user.paste("okafor");
  await waitFor(() => expect(asked).toBe(1));
  expect(document.querySelector("[aria-live]")?.textContent).toBe("");
  expect(field().value).toBe("okafor");
});
