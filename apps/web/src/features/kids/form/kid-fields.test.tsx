import { KID_TEXT_NAMES, mapKidTexts } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { KidFields } from "./kid-fields.tsx";
import { getKidFormValues, validateNewKid } from "./kid-form.ts";

const getWord = (name: string) => `The ${name} of Emma`;

function Fields() {
  const { form } = useEntryForm({
    start: getKidFormValues({ ...KID_FIXTURE, ...mapKidTexts(getWord) }),
    check: validateNewKid,
    save: async () => undefined,
    isPending: false,
    onDone: () => undefined,
  });
  return <KidFields form={form} />;
}

test("renders a field for each text of a child (rule: kids)", () => {
  renderWithTheme(
    <MockApiProvider answers={() => Promise.reject(new Error("no request is expected"))}>
      <Fields />
    </MockApiProvider>,
  );
  const missing = KID_TEXT_NAMES.filter(
    (name) => screen.queryByDisplayValue(getWord(name)) === null,
  );
  expect(
    missing.map((name) => `apps/web/src/features/kids/form/kid-fields.tsx: no field for ${name}`),
  ).toEqual([]);
});
