import { MAX_WEBHOOKS, type UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/webhooks";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { trpc } from "../../../trpc.ts";
import { QueryStatus } from "../query-status.tsx";
import { OwnerOnlyNote, SettingSection } from "../setting-section.tsx";
import settings from "../settings.module.css";
import { WebhookDialog } from "./webhook-dialogs.tsx";
import { WebhookRow } from "./webhook-row.tsx";
import classes from "./webhooks.module.css";

/** Renders the family's webhooks for the owner, and a note for other parents (rule: webhooks). */
export function WebhooksSection({ user }: { user: UserView }) {
  return (
    <SettingSection title={words.webhooksTitle()} lead={words.webhooksDescription()} isOnly>
      {user.role === "owner" ? (
        <WebhookList />
      ) : (
        <OwnerOnlyNote ownerName={user.ownerName} what="webhooks" />
      )}
    </SettingSection>
  );
}

function WebhookList() {
  const query = trpc.webhooks.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<{ id: string; secret: string } | null>(null);
  return (
    <>
      <QueryStatus query={query} errorTitle={words.webhooksLoadErrorTitle()} height={72} />
      {query.data?.length === 0 && <p className={settings.note}>{words.noWebhooksMessage()}</p>}
      {query.data && query.data.length > 0 && (
        <ul className={classes.webhooks}>
          {query.data.map((webhook) => (
            <li key={webhook.id} className={classes.webhook}>
              <WebhookRow
                webhook={webhook}
                onSecret={(secret) => setShown({ id: webhook.id, secret })}
              />
              {shown?.id === webhook.id && <NewSecret secret={shown.secret} />}
            </li>
          ))}
        </ul>
      )}
      {query.data &&
        (query.data.length < MAX_WEBHOOKS ? (
          <Button variant="default" onClick={() => setAdding(true)}>
            {words.addWebhookButton()}
          </Button>
        ) : (
          <p className={settings.note}>{words.webhookLimitNote(MAX_WEBHOOKS)}</p>
        ))}
      <WebhookDialog
        webhook={null}
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSecret={(secret, id) => setShown({ id, secret })}
      />
    </>
  );
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <div className={classes.secret} role="status">
      <p>
        <strong>{words.copySecretTitle()}</strong>
        <span className={classes.secretNote}>{words.secretNote()}</span>
      </p>
      <code>{secret}</code>
      <CopyButton value={secret} what="code" />
    </div>
  );
}
