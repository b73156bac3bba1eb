import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { TextArea, TextField } from "./text-field.tsx";
import { useForm } from "./use-form.ts";

type Values = { name: string; text: string; isAnonymous: boolean };

function Fields({ onValid, saved }: { onValid?: (values: Values) => void; saved?: Values[] }) {
  const form = useForm<Values>({
    initialValues: { name: "", text: "", isAnonymous: false },
    validate: ({ name, text }) => ({
      name: name === "" ? true : undefined,
      text: text === "" ? "Write something." : undefined,
    }),
    onValuesChange: (values) => saved?.push(values),
  });
  return (
    <form onSubmit={form.onSubmit((values) => onValid?.(values))} noValidate>
      <CheckboxField
        label="Give anonymously"
        description="Nobody sees your name."
        {...form.getCheckboxProps("isAnonymous")}
      />
      <TextField label="Name" description="Shown on the wall." {...form.getTextProps("name")} />
      <TextArea label="Text" {...form.getTextProps("text")} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Returns a field's accessible description. */
function describeField(label: string): string | undefined {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ");
  return ids?.map((id) => document.getElementById(id)?.textContent).join(" ");
}

const isMarked = (label: string) =>
  screen.getByLabelText(label).getAttribute("aria-invalid") === "true";

test("shows errors at their fields, and focuses the first one", async () => {
  const { user } = renderWithTheme(<Fields onValid={() => expect.unreachable("it is invalid")} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect([isMarked("Name"), isMarked("Text")]).toEqual([true, true]);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(describeField("Name")).toBe("Shown on the wall.");
  expect(describeField("Text")).toBe("Write something.");
});

test("clears a field's error when its value changes", async () => {
  const { user } = renderWithTheme(<Fields />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.type(screen.getByLabelText("Text"), "H");
  expect([isMarked("Name"), isMarked("Text")]).toEqual([true, false]);
  expect(describeField("Text")).toBeUndefined();
});

test("submits valid values, and reports each change", async () => {
  const sent: Values[] = [];
  const saved: Values[] = [];
  const { user } = renderWithTheme(
    <Fields onValid={(values) => sent.push(values)} saved={saved} />,
  );
  expect(saved).toEqual([]);
  await user.type(screen.getByLabelText("Name"), "A");
  await user.type(screen.getByLabelText("Text"), "B");
  await user.click(screen.getByRole("checkbox", { name: "Give anonymously" }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([{ name: "A", text: "B", isAnonymous: true }]);
  expect(saved).toEqual([
    { name: "A", text: "", isAnonymous: false },
    { name: "A", text: "B", isAnonymous: false },
    { name: "A", text: "B", isAnonymous: true },
  ]);
});
