import { parseRowsFromLines, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/fields";
import { TextInput } from "@mantine/core";
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { FormFields } from "../../components/form/form-fields.ts";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import type { ProductPreviewControls } from "../previews/use-product-preview.ts";
import type { WishFormValues } from "./wish-form.ts";

/** Returns whether a pasted text is a link, with or without a scheme. */
const isLink = (text: string): boolean =>
  /^(https?:\/\/\S+|www\.\S+|[^\s/]+\.[a-z]{2,}(\/\S*)?)$/i.test(text.trim());
/** Returns whether a typed text is a link. Unlike a pasted link, a typed link requires a scheme. */
const isTypedLink = (text: string): boolean => /^https?:\/\/\S+\.\S+$/i.test(text.trim());

/**
 * Renders the name field of a new wish. The field accepts a name, a link or both, and a price. A link without a name
 * moves to the URL field, and the page at the link is fetched for the name. Enter submits the form after the fetch.
 * With `onAddNext`, the form stays open for the next wish (rule: paste-first).
 */
export function WishNameField({
  form: { values, setValues, getInputProps },
  preview,
  isNext = false,
  onAddNext,
}: {
  form: FormFields<WishFormValues>;
  preview: ProductPreviewControls;
} & Pick<EntryFieldsProps<WishFormValues>, "isNext" | "onAddNext">) {
  const field = useRef<HTMLInputElement>(null);
  const focusNext = useEffectEvent(() => {
    if (isNext) field.current?.focus();
  });
  useEffect(() => focusNext(), []);
  const { onChange, ...props } = getInputProps("name");
  const isReading = preview.state.status === "looking";
  const [isWaiting, setWaiting] = useState(false);
  const submitRead = useEffectEvent(() => {
    setWaiting(false);
    onAddNext?.();
    field.current?.form?.requestSubmit();
  });
  useEffect(() => {
    if (isWaiting && !isReading) submitRead();
  }, [isWaiting, isReading]);
  function take(link: string): void {
    setValues({ name: "", url: link.trim() });
    preview.fetchPage(link);
  }
  /** Moves a link and a price that were typed with the name to the fields for URL and price. */
  function split(): void {
    const [row] = parseRowsFromLines(values.name);
    if (row === undefined || row.name === "" || (row.url === "" && row.price === "")) return;
    setValues({ name: row.name, url: row.url || values.url, price: row.price || values.price });
  }
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent, currentTarget } = event;
    setWaiting(false);
    const isPasted =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    if (isPasted && isLink(currentTarget.value)) take(currentTarget.value);
    else onChange(event);
  }
  function confirm(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const isLinkOnly = isTypedLink(values.name);
    if (isLinkOnly) take(values.name);
    if (isLinkOnly || (isReading && values.name === "")) {
      event.preventDefault();
      setWaiting(true);
      return;
    }
    split();
    onAddNext?.();
  }
  return (
    <TextInput
      label={words.nameLabel()}
      placeholder={words.namePlaceholder()}
      autoComplete="off"
      maxLength={TEXT_LIMITS.url}
      data-autofocus
      ref={field}
      description={onAddNext && words.enterToAddHint()}
      {...props}
      onChange={change}
      onKeyDown={confirm}
      onBlur={() => {
        setWaiting(false);
        if (isTypedLink(values.name)) take(values.name);
        else split();
      }}
    />
  );
}
