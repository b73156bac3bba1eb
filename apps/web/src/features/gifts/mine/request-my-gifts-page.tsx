import { findEmailProblem } from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/my-gifts";
import { translateNullableGivingError } from "@giftling/messages/sentences/giving";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/form/text-field.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { FruitingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import classes from "./my-gifts.module.css";
import { RecordedGiftList, useRecordedGifts } from "./recorded-gift-list.tsx";

/**
 * Renders the gifts stored in the browser, and a form that requests a link to all gifts of an e-mail address. The
 * response never reveals whether an address is known (rule: my-gifts).
 */
export function RequestMyGiftsPage() {
  const { run, isPending, isDone, error } = useApiCall((email: string) =>
    writeApi("mine", "ask", { email }),
  );
  const form = useForm({
    initialValues: { email: "" },
    validate: (typed) => {
      const email = translateNullableGivingError(findEmailProblem(typed.email));
      return email === null ? {} : { email };
    },
  });
  const own = useRecordedGifts();
  const hasOwn = own.length > 0;
  const send = form.onSubmit(({ email }) => void run(email.trim()).catch(() => undefined));
  return (
    <PageShell title={words.myGiftsTitle()}>
      <div className={hasOwn ? classes.page : message.page}>
        {!hasOwn && <FruitingGiftIllustration className={message.picture} />}
        <h1 className={message.title}>{words.myGiftsTitle()}</h1>
        {hasOwn && <RecordedGiftList gifts={own} />}
        {hasOwn && <h2 className={classes.others}>{words.otherGiftsHeading()}</h2>}
        {isDone ? (
          <p className={message.text} role="status">
            {words.linkSentMessage(form.values.email.trim())}
          </p>
        ) : (
          <>
            <p className={message.text}>{words.requestLinkDescription()}</p>
            {/* Without scripts, the API receives the form. */}
            <form className={classes.form} method="post" action="/mine" onSubmit={send} noValidate>
              <TextField
                type="email"
                name="email"
                label={words.emailLabel()}
                autoComplete="email"
                inputMode="email"
                {...form.getTextProps("email")}
              />
              {error !== null && (
                <p role="alert" className={classes.problem}>
                  {getErrorMessage(error, connectionErrorMessage())}
                </p>
              )}
              <Button type="submit" formAction="/mine" loading={isPending}>
                {words.sendLinkButton()}
              </Button>
            </form>
          </>
        )}
      </div>
    </PageShell>
  );
}
