import { isSafeUrl, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/import";
import { readingShopPageStatus } from "@giftling/messages/wishlist/previews";
import { ActionIcon, Checkbox, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Loader } from "../../../components/loading/loader.tsx";
import { getDisplayHost } from "../../entries/external-url-link.tsx";
import { OccasionField } from "../../occasions/occasion-field.tsx";
import classes from "./import.module.css";
import type { ImportReview, ImportReviewRow } from "./use-wish-import.ts";

/** Renders the imported rows for review. The parent can change or remove each row (rule: import). */
export function ImportReviewList({
  kidId,
  review,
  note,
}: {
  kidId: string;
  review: ImportReview;
  note: string | null;
}) {
  const { rows } = review;
  const looking = rows.filter(({ isLooking }) => isLooking).length;
  const said = looking > 0 ? words.readingShopPagesStatus(looking) : "";
  return (
    <>
      <p className={classes.note} role="status">
        {note ?? words.reviewRowsNote()} {said}
      </p>
      <ol className={classes.rows}>
        {rows.map((row, at) => (
          <Row key={row.key} row={row} place={at + 1} review={review} />
        ))}
      </ol>
      <OccasionField kidId={kidId} {...review.form.getInputProps("occasionId")} />
    </>
  );
}

function Row({
  row: { key, name, url, price, isLooking, isAgain, problem },
  place,
  review: { change, remove },
}: {
  row: ImportReviewRow;
  place: number;
  review: ImportReview;
}) {
  const site = url === "" ? words.missingUrlLabel() : isSafeUrl(url) ? getDisplayHost(url) : url;
  const label = name.trim() || site;
  return (
    <li className={classes.row}>
      <TextInput
        className={classes.name}
        aria-label={words.nameAriaLabel(place)}
        placeholder={isLooking ? readingShopPageStatus() : words.namePlaceholder()}
        rightSection={isLooking && <Loader size={16} />}
        value={name}
        disabled={isAgain === false}
        error={problem}
        onChange={({ currentTarget: { value } }) => change(key, { name: value, problem: null })}
      />
      <TextInput
        className={classes.price}
        aria-label={words.priceAriaLabel(place)}
        placeholder={words.pricePlaceholder()}
        maxLength={TEXT_LIMITS.price}
        value={price}
        disabled={isAgain === false}
        onChange={({ currentTarget: { value } }) => change(key, { price: value, problem: null })}
      />
      <ActionIcon
        className={classes.remove}
        aria-label={words.removeRowAriaLabel(label)}
        onClick={() => remove(key)}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <div className={classes.about}>
        <p className={classes.site}>{site}</p>
        {isAgain !== null && (
          <>
            <p className={classes.known}>{words.duplicateWishNote()}</p>
            <Checkbox
              label={words.addDuplicateLabel()}
              aria-label={words.addDuplicateAriaLabel(label)}
              checked={isAgain}
              onChange={({ currentTarget: { checked } }) => change(key, { isAgain: checked })}
            />
          </>
        )}
      </div>
    </li>
  );
}
