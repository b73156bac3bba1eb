import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/previews";
import { TextInput } from "@mantine/core";
import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { Loader } from "../../components/loading/loader.tsx";
import classes from "./previews.module.css";
import type { Look, ProductLook } from "./use-product-preview.ts";

/** A web address that is looked at once it is pasted, left or confirmed with Enter. What came of it stands below the label. */
export function AddressField({
  label,
  preview,
  value,
  error,
  onChange,
  isFirst = false,
  fixed,
}: {
  label: string;
  preview: ProductLook;
  value: string;
  error?: ReactNode;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The focus starts here. */
  isFirst?: boolean;
  /** Why it can't be changed now; without it it can. */
  fixed?: string | undefined;
}) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange(event);
    const native = event.nativeEvent;
    if (native instanceof InputEvent && native.inputType === "insertFromPaste") {
      preview.lookAt(event.currentTarget.value);
    }
  }
  // The first Enter looks at a new address; the next one is the form's.
  function confirm(event: KeyboardEvent) {
    if (event.key === "Enter" && preview.lookAt(value)) event.preventDefault();
  }
  return (
    <TextInput
      label={label}
      description={fixed ?? <Status look={preview.look} />}
      disabled={fixed !== undefined}
      type="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.url}
      value={value}
      error={error}
      onChange={change}
      onBlur={() => preview.lookAt(value)}
      onKeyDown={confirm}
      {...(isFirst ? { "data-autofocus": true } : {})}
    />
  );
}

function Status({ look }: { look: Look }) {
  return (
    <span className={classes.status} role="status">
      {look.status === "looking" && <Loader size={14} />}
      {sentenceOf(look)}
    </span>
  );
}

function sentenceOf(look: Look): string {
  if (look.status === "looking") return words.looking();
  if (look.status === "manual") return words.reason(look.reason);
  if (look.status === "found") return words.foundAt(look.store);
  return words.pasteIt();
}
