import type { ThankYouPageView } from "@giftling/domain";
import { getSiteName } from "@giftling/messages/language";
import * as words from "@giftling/messages/thank-yous/card";
import * as drawingWords from "@giftling/messages/thank-yous/drawing";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { FruitingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import { InlineTextList } from "../../../components/inline-text-list.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { UncroppedPicture } from "../../../components/picture/uncropped-picture.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import classes from "./thank-you-page.module.css";

/** Renders the private page on which a giver reads a thank-you (rule: thank-you-page). */
export function ThankYouPage({ thankYou, token }: { thankYou: ThankYouPageView; token: string }) {
  const { childFirstName, giverName, giftLabel, imageUrl, hubPath, showsBranding } = thankYou;
  const title = words.cardTitle(childFirstName);
  const own = getTextLanguageProps(thankYou.language);
  useDocumentTitle(title, showsBranding);
  return (
    <main className={classes.page}>
      <article className={classes.card}>
        {imageUrl === null && <FruitingGiftIllustration className={classes.picture} />}
        <h1 className={classes.title}>{title}</h1>
        {(giverName ?? giftLabel) !== null && (
          <p className={classes.giver}>
            <InlineTextList
              of={[
                giverName && words.recipientLabel(giverName),
                giftLabel && <span {...own}>{giftLabel}</span>,
              ]}
            />
          </p>
        )}
        {imageUrl !== null && (
          <UncroppedPicture
            className={classes.drawing}
            src={imageUrl}
            alt={drawingWords.drawingAltText(childFirstName)}
            width={thankYou.imageWidth}
            height={thankYou.imageHeight}
            maxHeight={520}
          />
        )}
        <p className={classes.message} {...own}>
          {thankYou.message}
        </p>
        <p className={classes.family}>
          {words.cardSignature(childFirstName, thankYou.writtenBy ?? null)}
        </p>
      </article>
      <SendHeartButton
        token={token}
        isHearted={thankYou.isHearted}
        noHeart={thankYou.noHeart}
        firstName={childFirstName}
      />
      {hubPath !== null && (
        <Button variant="default" href={hubPath}>
          {words.hubLink(childFirstName)}
        </Button>
      )}
      {showsBranding && (
        <p className={classes.brand}>
          {renderRichText(words.brandingNote(), { product: <a href="/">{getSiteName()}</a> })}
        </p>
      )}
    </main>
  );
}

/** Renders the button that sends the family a heart. The thank-you's mail links to this button (rule: heart-back). */
export function SendHeartButton({
  token,
  isHearted,
  noHeart = null,
  firstName,
}: {
  token: string;
  isHearted: boolean;
  noHeart?: ThankYouPageView["noHeart"];
  firstName: string;
}) {
  const { run, isPending, isDone, error } = useApiCall(() =>
    writeApi("gratitude", "sendHeart", { token }),
  );
  const said = useRef<HTMLParagraphElement>(null);
  // Focuses the result, which screen readers then announce, because the pressed button disappears.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);
  return (
    <div className={classes.heart} id="heart">
      {isHearted || isDone ? (
        <p className={classes.hearted} ref={said} tabIndex={-1}>
          <IconHeartFilled size={24} aria-hidden />
          {words.heartSentConfirmation(firstName)}
        </p>
      ) : noHeart !== null ? (
        <p className={classes.noHeart}>{words.getHeartDeniedMessage(noHeart)}</p>
      ) : (
        <Button
          loading={isPending}
          leftSection={<IconHeart size={20} stroke={1.5} aria-hidden />}
          onClick={() => void run().catch(() => undefined)}
        >
          {words.sendHeartButton()}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className={classes.problem}>
          {getErrorMessage(error, words.sendHeartError())}
        </p>
      )}
    </div>
  );
}
