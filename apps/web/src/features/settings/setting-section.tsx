import { formatOwnerSettingNote, type OwnerSetting } from "@giftling/messages/family/family";
import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./settings.module.css";

/** Renders a card with a setting's fields. The setting's description is beside or, on phones, above the card. */
export function SettingSection({
  id,
  title,
  lead,
  isOnly = false,
  danger = false,
  children,
}: {
  /** Anchor of the setting on its page. */
  id?: string;
  title: string;
  lead?: string;
  /** Whether the settings page has no other setting. If so, the page's heading replaces the setting's heading. */
  isOnly?: boolean;
  danger?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = isOnly ? (
    <VisuallyHidden component="h2" id={titleId} tabIndex={-1}>
      {title}
    </VisuallyHidden>
  ) : (
    <h2 className={classes.title} id={titleId} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <section className={classes.setting} id={id} aria-labelledby={titleId}>
      {lead === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          <p className={classes.lead}>{lead}</p>
        </div>
      )}
      <div className={classes.card} data-danger={danger || undefined}>
        {children}
      </div>
    </section>
  );
}

/** Renders a note that only the owner can change a setting (rule: owner-only). */
export function OwnerOnlyNote({ ownerName, what }: { ownerName: string; what: OwnerSetting }) {
  return <p className={classes.note}>{formatOwnerSettingNote(ownerName, what)}</p>;
}
