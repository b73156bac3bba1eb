import { emailProblem } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/my-gifts";
import { translateNullableGivingError } from "@giftling/messages/sentences/giving";
import { useForm } from "@mantine/form";
import { useHydrated } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { FruitingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import classes from "./my-gifts.module.css";

/**
 * Renders the form that requests a link to the gifts and subscriptions of an e-mail address. The response is the same
 * for every address, so it does not reveal which addresses are known (rule: my-gifts).
 */
export function RequestMyGiftsPage() {
  const { mutate, isPending, isSuccess, error } = trpc.mine.ask.useMutation();
  const form = useForm({
    initialValues: { email: "" },
    validate: { email: (typed) => translateNullableGivingError(emailProblem(typed)) },
  });
  const isMounted = useHydrated();
  const field = form.getInputProps("email");
  const send = form.onSubmit(({ email }) => mutate({ email: email.trim() }));
  return (
    <PageShell title={words.myGiftsTitle()}>
      <div className={message.page}>
        <FruitingGiftIllustration className={message.picture} />
        <h1 className={message.title}>{words.myGiftsTitle()}</h1>
        {isSuccess ? (
          <p className={message.text} role="status">
            {words.linkSentMessage(form.values.email.trim())}
          </p>
        ) : (
          <>
            <p className={message.text}>{words.requestLinkDescription()}</p>
            <form className={classes.form} onSubmit={send} noValidate>
              <label className={classes.field}>
                {words.emailLabel()}
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
                {field.error ?? (error && getErrorMessage(error, checkConnectionMessage()))}
              </p>
              {/* Before hydration, a submit would reload the page, while a click is replayed later. */}
              <Button
                loading={isPending}
                {...(isMounted ? { type: "submit" } : { onClick: () => send() })}
              >
                {words.sendLinkButton()}
              </Button>
            </form>
          </>
        )}
      </div>
    </PageShell>
  );
}
