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
  const { state } = preview;

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange(event);
    const native = event.nativeEvent;
    if (native instanceof InputEvent && native.inputType === "insertFromPaste") {
      preview.fetchPage(event.currentTarget.value);
    }
  }
  // Enter fetches a new URL. If the URL is unchanged, Enter submits the form.
  function confirm(event: KeyboardEvent) {
    if (event.key === "Enter" && preview.fetchPage(value)) event.preventDefault();
  }
  return (
    <TextInput
      label={label}
      description={
        fixed ?? (
          <span className={classes.status} role="status">
            {state.status === "looking" && <Loader size={14} />}
            {getSentence(state)} {state.status === "idle" && hint}
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
      onBlur={() => preview.fetchPage(value)}
      onKeyDown={confirm}
      {...(isFirst ? { "data-autofocus": true } : {})}
    />
  );
}

function getSentence(state: ProductPreviewState): string {
  if (state.status === "looking") return words.readingShopPageStatus();
  if (state.status === "manual") return words.translatePreviewError(state.reason);
  if (state.status === "found") return words.productFoundStatus(state.store);
  return words.urlHint();
}
