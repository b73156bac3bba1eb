import { emailSchema, LIMITS } from "@giftling/domain";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useHub } from "../flow/hub-context.ts";
import { useSubscribe } from "../flow/use-subscribe.ts";
import buttons from "../sections/hub-buttons.module.css";
import classes from "./dialogs.module.css";

/** The e-mail capture (rule: email-capture): only with a name and an address can it be sent. */
export function CaptureDialog({
  name: knownName,
  giftTokens,
}: {
  name: string;
  giftTokens: readonly string[];
}) {
  const { hub, send } = useHub();
  const [name, setName] = useState(knownName);
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { subscribe, isBusy } = useSubscribe(giftTokens);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const parsed = emailSchema.safeParse(email);
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message ?? null);
      return;
    }
    const refused = await subscribe(name.trim(), parsed.data);
    setProblem(refused.email);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>
        A short note when {hub.kid.firstName}'s family has news, and their thanks for your gift. You
        can stop it any time.
      </p>
      <TextInput
        name="name"
        label="Your name"
        dir="auto"
        autoComplete="name"
        maxLength={LIMITS.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        type="email"
        name="email"
        label="Your e-mail"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={LIMITS.email}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy} disabled={name.trim() === "" || email.trim() === ""}>
          Get updates
        </Button>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => send({ type: "captureSkipped" })}
        >
          Skip
        </button>
      </div>
    </form>
  );
}
