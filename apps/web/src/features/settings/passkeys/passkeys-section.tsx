import type { PasskeyView } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/settings/passkeys";
import { lastUsedLabel } from "@giftling/messages/settings/sessions";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/format-relative-date.ts";
import { trpc } from "../../../trpc.ts";
import { hasPasskeySupport, useAddPasskey } from "../../passkeys/use-add-passkey.ts";
import rows from "../device-row.module.css";
import { QueryStatus } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import settings from "../settings.module.css";
import { RemovePasskeyDialog, RenamePasskeyDialog } from "./passkey-dialogs.tsx";

/** Renders the parent's passkeys, unless sign-in requires an identity provider (rule: passkeys). */
export function PasskeysSection() {
  const query = trpc.passkeys.list.useQuery();
  const { add, isPending } = useAddPasskey();
  if (query.data?.unavailable === "provider") return null;
  return (
    <SettingSection id="passkeys" title={words.passkeysTitle()} lead={words.passkeysDescription()}>
      <QueryStatus query={query} errorTitle={words.passkeysLoadErrorTitle()} height={72} />
      {query.data && query.data.passkeys.length > 0 && (
        <ul className={settings.sessions}>
          {query.data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {query.data?.unavailable === "plain-http" && (
        <p className={settings.note}>{words.httpsRequiredNote()}</p>
      )}
      {query.data?.unavailable === null && (
        <>
          {query.data.passkeys.length === 0 && (
            <p className={settings.note}>{words.noPasskeysMessage()}</p>
          )}
          {hasPasskeySupport() ? (
            <Button variant="default" loading={isPending} onClick={() => void add()}>
              {words.addPasskeyButton()}
            </Button>
          ) : (
            <p className={settings.note}>{words.unsupportedBrowserNote()}</p>
          )}
        </>
      )}
    </SettingSection>
  );
}

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const [dialog, setDialog] = useState<"rename" | "remove" | null>(null);
  const { createdAt, lastUsedAt } = passkey;
  const name = passkey.name ?? words.unnamedPasskeyLabel();
  const facts = [
    words.passkeyAddedLabel(formatDate(createdAt)),
    lastUsedAt === null ? words.unusedPasskeyLabel() : lastUsedLabel(formatDate(lastUsedAt)),
  ];
  const close = () => setDialog(null);
  return (
    <li className={rows.row}>
      <p className={rows.facts}>
        <strong dir="auto">{name}</strong>
        <span className={settings.small}>{facts.join(" · ")}</span>
      </p>
      <div className={rows.actions}>
        <Button
          variant="subtle"
          size="sm"
          aria-label={words.renamePasskeyAriaLabel(name)}
          onClick={() => setDialog("rename")}
        >
          {words.renamePasskeyButton()}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={words.removePasskeyAriaLabel(name)}
          onClick={() => setDialog("remove")}
        >
          {removeButton()}
        </Button>
      </div>
      <RenamePasskeyDialog passkey={passkey} opened={dialog === "rename"} onClose={close} />
      <RemovePasskeyDialog
        passkey={passkey}
        name={name}
        opened={dialog === "remove"}
        onClose={close}
      />
    </li>
  );
}
