import { emailProblem } from "@giftling/domain";
import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/mine";
import { wordedOrNull } from "@giftling/messages/sentences/giving";
import { useForm } from "@mantine/form";
import { useMounted } from "@mantine/hooks";
import { Button } from "../../../components/button.tsx";
import { GrowingGift } from "../../../components/illustrations/growing-gift.tsx";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import classes from "./mine.module.css";

/**
 * Renders the form that requests the link to the gifts and subscriptions of an e-mail address. The response is the same for
 * every address (rule: my-gifts).
 */
export function MinePage() {
  const { mutate, isPending, isSuccess, error } = trpc.mine.ask.useMutation();
  const form = useForm({
    initialValues: { email: "" },
    validate: { email: (typed) => wordedOrNull(emailProblem(typed)) },
  });
  const isMounted = useMounted();
  const field = form.getInputProps("email");
  const send = form.onSubmit(({ email }) => mutate({ email: email.trim() }));
  return (
    <PageShell title={words.yourGifts()}>
      <div className={message.page}>
        <GrowingGift coins={false} className={message.picture} />
        <h1 className={message.title}>{words.yourGifts()}</h1>
        {isSuccess ? (
          <p className={message.text} role="status">
            {words.onItsWay(form.values.email.trim())}
          </p>
        ) : (
          <>
            <p className={message.text}>{words.whatItHolds()}</p>
            <form className={classes.form} onSubmit={send} noValidate>
              <label className={classes.field}>
                {words.yourAddress()}
                <input
                  type="email"
                  autoComplete="email"
                  inputMode="email"
                  aria-invalid={field.error ? true : undefined}
                  aria-describedby="mine-problem"
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                />
              </label>
              <p id="mine-problem" role="alert" className={classes.problem}>
                {field.error ?? (error && errorMessage(error, checkConnection()))}
              </p>
              {/* Until the app runs a submit would reload the page, while a click is replayed. */}
              <Button
                loading={isPending}
                {...(isMounted ? { type: "submit" } : { onClick: () => send() })}
              >
                {words.sendMeTheLink()}
              </Button>
            </form>
          </>
        )}
      </div>
    </PageShell>
  );
}
