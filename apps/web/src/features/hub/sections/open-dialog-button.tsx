import type { ReactNode } from "react";
import { useHub } from "../flow/hub-context.ts";
import type { HubDialog } from "../flow/hub-flow.ts";

/** Dialog with a form that is also available as a page. */
type FormDialog = Extract<
  HubDialog,
  { kind: "get" | "purchase" | "contribute" | "other" | "updates" }
>;

/** Returns the URL parameter that opens a dialog's form as a page. */
function getFormParameter(dialog: FormDialog): { name: string; value: string } {
  switch (dialog.kind) {
    case "get":
    case "purchase":
      return { name: "get", value: dialog.itemId };
    case "contribute":
      return { name: "contribute", value: dialog.target.id };
    case "other":
      return { name: "form", value: "gift" };
    case "updates":
      return { name: "form", value: "updates" };
  }
}

/**
 * Renders a button that opens a dialog. Without JavaScript, the button opens the dialog's form as a page. The API
 * renders the form element with the ID "giving" (rule: forms-without-scripts).
 */
export function OpenDialogButton({
  dialog,
  ...props
}: {
  dialog: FormDialog;
  id?: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const { send } = useHub();
  return (
    <button
      {...props}
      {...getFormParameter(dialog)}
      type="submit"
      form="giving"
      onClick={(event) => {
        event.preventDefault();
        send({ type: "opened", dialog });
      }}
    />
  );
}
