import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/previews";
import { TextInput } from "@mantine/core";
import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { Loader } from "../../components/loading/loader.tsx";
import classes from "./previews.module.css";
import type { ProductPreviewControls, ProductPreviewState } from "./use-product-preview.ts";

/**
 * Renders a field for the URL of a product's page, and the page's fetch status. Paste, blur and Enter fetch the page.
 */
export function PageUrlField({
  label,
  hint,
  preview,
  value,
  error,
  onChange,
  isFirst = false,
  fixed,
}: {
  label: string;
  /** Sentence shown after the field's default hint. */
  hint?: string | undefined;
  preview: ProductPreviewControls;
  value: string;
  error?: ReactNode;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether the field receives the initial focus in its dialog. */
  isFirst?: boolean;
  /** Reason why the URL cannot be changed. Undefined if the URL can be changed. */
  fixed?: string | undefined;
}) {
  const { look } = preview;

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange(event);
    const native = event.nativeEvent;
    if (native instanceof InputEvent && native.inputType === "insertFromPaste") {
      preview.lookAt(event.currentTarget.value);
    }
  }
  // Enter fetches a new URL. If the URL is unchanged, Enter submits the form.
  function confirm(event: KeyboardEvent) {
    if (event.key === "Enter" && preview.lookAt(value)) event.preventDefault();
  }
  return (
    <TextInput
      label={label}
      description={
        fixed ?? (
          <span className={classes.status} role="status">
            {look.status === "looking" && <Loader size={14} />}
            {getSentence(look)} {look.status === "idle" && hint}
          </span>
        )
      }
      disabled={fixed !== undefined}
      type="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={TEXT_LIMITS.url}
      value={value}
      error={error}
      onChange={change}
      onBlur={() => preview.lookAt(value)}
      onKeyDown={confirm}
      {...(isFirst ? { "data-autofocus": true } : {})}
    />
  );
}

function getSentence(look: ProductPreviewState): string {
  if (look.status === "looking") return words.readingShopPageStatus();
  if (look.status === "manual") return words.translatePreviewError(look.reason);
  if (look.status === "found") return words.productFoundStatus(look.store);
  return words.urlHint();
}
