import type { KidView } from "@giftling/domain";
import { moveDownAriaLabel, moveUpAriaLabel } from "@giftling/messages/dashboard/priorities";
import {
  reorderAnnouncement,
  reorderErrorMessage,
  reorderErrorTitle,
} from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/kids/dialogs";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { moveIdToPosition, sortByIds } from "../../entries/order/entry-order.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { useReorderKids } from "../use-kid-mutations.ts";
import classes from "./order-kids-dialog.module.css";

/** Renders the dialog that changes the order of the kids on the dashboard and on the hub. */
export function OrderKidsDialog({
  kids,
  opened,
  onClose,
}: DialogProps & { kids: readonly KidView[] }) {
  const reorder = useReorderKids();
  const [said, say] = useState("");
  const { form, dialog } = useEntryForm({
    start: { kids },
    check: (typed) => ({ ok: true, input: { kidIds: typed.kids.map(({ id }) => id) } }),
    save: (input) => reorder.mutateAsync(input),
    isPending: reorder.isPending,
    onDone: onClose,
    toast: { title: reorderErrorTitle(), message: reorderErrorMessage() },
  });
  const { values } = form;
  const ids = values.kids.map(({ id }) => id);
  const move = (kid: KidView, to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (to < 0 || to >= ids.length) return;
    flushSync(() => {
      form.setValues({ kids: sortByIds(values.kids, moveIdToPosition(ids, kid.id, to)) });
      say(reorderAnnouncement(kid.firstName, to + 1, ids.length));
    });
    // Restores the focus, because moving the row in the document removes the focus from the button.
    button.focus();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.kidOrderTitle()}
      submitLabel={words.saveKidOrderButton()}
      {...dialog}
    >
      <ol className={classes.list}>
        {values.kids.map((kid, index) => (
          <li key={kid.id} className={classes.row}>
            <Avatar name={kid.firstName} src={kid.avatarUrl} size={36} />
            <span className={classes.name}>{kid.firstName}</span>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={moveUpAriaLabel(kid.firstName)}
              aria-disabled={index === 0}
              data-disabled={index === 0 || undefined}
              onClick={move(kid, index - 1)}
            >
              <IconArrowUp size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={moveDownAriaLabel(kid.firstName)}
              // Gives the initial focus to the first kid's button instead of the close button.
              data-autofocus={index === 0 || undefined}
              aria-disabled={index === values.kids.length - 1}
              data-disabled={index === values.kids.length - 1 || undefined}
              onClick={move(kid, index + 1)}
            >
              <IconArrowDown size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormDialog>
  );
}
