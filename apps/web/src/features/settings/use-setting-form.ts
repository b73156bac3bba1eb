import type { UserView } from "@giftling/domain";
import { type FormEvent, useState } from "react";
import type { Checked, Problems } from "../../components/form/check-input.ts";
import { showToast, type Toast } from "../../components/toast/toast.ts";
import { errorFields, errorMessage, trpc } from "../../trpc.ts";

/**
 * A form of the settings: checked, sent, and shown everywhere at once from the user that the server answers with
 * (rule: client-cache). A refusal stands at its field and in a toast, "Error" with the message (rule: settings-page),
 * and nothing typed is lost.
 */
export function useSettingForm<Input>({
  check,
  save,
  fallback,
  saved,
}: {
  check: () => Checked<Input>;
  save: (input: Input) => Promise<UserView>;
  /** What the toast says when no answer came. */
  fallback: string;
  saved: (user: UserView) => Toast;
}) {
  const utils = trpc.useUtils();
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  function refuse(next: Problems, message: string) {
    setProblems(next);
    showToast({ title: "Error", message, tone: "error" });
  }

  async function submit() {
    if (isBusy) return;
    const checked = check();
    if (!checked.ok) return refuse(checked.problems, Object.values(checked.problems)[0] ?? "");
    setProblems({});
    setBusy(true);
    try {
      const user = await save(checked.input);
      utils.account.user.setData(undefined, user);
      showToast(saved(user));
    } catch (error) {
      refuse(errorFields(error), errorMessage(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  return {
    problems,
    isBusy,
    clear: () => setProblems({}),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
