import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { TextInput } from "@mantine/core";
import type { ChangeEvent, KeyboardEvent } from "react";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { ProductPreviewControls } from "../previews/use-product-preview.ts";
import type { WishFormValues } from "./wish-form.ts";

/** Returns whether a pasted text is a link, with or without a scheme. */
const isLink = (text: string): boolean =>
  /^(https?:\/\/\S+|www\.\S+|[^\s/]+\.[a-z]{2,}(\/\S*)?)$/i.test(text.trim());
/** Returns whether a typed text is a link. Unlike a pasted link, a typed link requires a scheme. */
const isTypedLink = (text: string): boolean => /^https?:\/\/\S+\.\S+$/i.test(text.trim());

/**
 * Renders the name field of a new wish. A link entered in this field moves to the URL field. The link's page is then
 * fetched for the name (rule: paste-first).
 */
export function NameField({
  form: { values, setValues, getInputProps },
  preview,
}: {
  form: FormFields<WishFormValues>;
  preview: ProductPreviewControls;
}) {
  const { onChange, ...props } = getInputProps("name");
  function take(link: string): void {
    setValues({ name: "", url: link.trim() });
    preview.lookAt(link);
  }
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, currentTarget } = event;
    const isPasted =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    if (isPasted && isLink(currentTarget.value)) take(currentTarget.value);
    else onChange(event);
  }
  function confirm(event: KeyboardEvent) {
    if (event.key !== "Enter" || !isTypedLink(values.name)) return;
    event.preventDefault();
    take(values.name);
  }
  return (
    <TextInput
      label={words.nameLabel()}
      placeholder={words.namePlaceholder()}
      autoComplete="off"
      maxLength={LIMITS.url}
      data-autofocus
      {...props}
      onChange={change}
      onKeyDown={confirm}
      onBlur={() => isTypedLink(values.name) && take(values.name)}
    />
  );
}
