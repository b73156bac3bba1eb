import type { KidView, OwnWishlistItem, SharedGift } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/add-page";
import { giftFor } from "@giftling/messages/wishlist/fields";
import { addAGift } from "@giftling/messages/wishlist/section";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Failed } from "../../components/dialog/form-dialog.tsx";
import { readMemory, writeMemory } from "../../components/memory/visit-memory.ts";
import { withIdempotencyKey } from "../../idempotency-key.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { ParentShell } from "../shell/parent-shell.tsx";
import { OtherWays } from "../wishlist/anywhere/other-ways.tsx";
import { ItemFields } from "../wishlist/item-fields.tsx";
import { checkNewItem, itemValues } from "../wishlist/item-form.ts";
import { useItemWrites } from "../wishlist/use-item-writes.ts";
import classes from "./add.module.css";
import { Added } from "./added.tsx";

/** Key in browser storage for the id of the kid that was last selected for a new wish. */
const LAST_KID_KEY = "giftling:add-kid";

type Kids = readonly [KidView, ...KidView[]];

/** Added wish and its kid. */
type Done = { kid: KidView; item: OwnWishlistItem };

/** Renders the form that adds a shared page to a kid's wishlist (rule: add-from-anywhere). */
export function AddPage({
  familyUrl,
  kids,
  shared,
}: {
  familyUrl: string;
  kids: Kids;
  shared: SharedGift;
}) {
  const [kidId, setKidId] = useState(() => readMemory("localStorage", LAST_KID_KEY));
  const kid = kids.find(({ id }) => id === kidId) ?? kids[0];
  const [done, setDone] = useState<Done | null>(null);
  const [gift, setGift] = useState(shared);
  function choose(id: string) {
    setKidId(id);
    writeMemory("localStorage", LAST_KID_KEY, id);
  }
  if (done !== null) {
    const again = () => {
      setGift({ url: null, name: "" });
      setDone(null);
    };
    return (
      <ParentShell title={addAGift()} familyUrl={familyUrl}>
        <Added {...done} onAgain={again} />
      </ParentShell>
    );
  }
  return (
    <ParentShell title={giftFor(kid.firstName)} familyUrl={familyUrl}>
      <div className={classes.card}>
        {kids.length > 1 && (
          <NativeSelect
            label={words.whoIsItFor()}
            data={kids.map(({ id, firstName }) => ({ value: id, label: firstName }))}
            value={kid.id}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
        <AddForm
          kid={kid}
          gift={gift}
          onDone={(item) => {
            choose(kid.id);
            setDone({ kid, item });
          }}
        />
      </div>
      <OtherWays kidId={kid.id} firstName={kid.firstName} />
    </ParentShell>
  );
}

function AddForm({
  kid: { id: kidId },
  gift,
  onDone,
}: {
  kid: KidView;
  gift: SharedGift;
  onDone: (item: OwnWishlistItem) => void;
}) {
  const { add } = useItemWrites(kidId);
  const { form, dialog } = useEntryForm({
    // The name stays empty while the page is fetched, because the page may have a better name.
    start: { ...itemValues(), name: gift.url === null ? gift.name : "", url: gift.url ?? "" },
    check: (values) => checkNewItem(kidId, values),
    save: (input, key) => add.mutateAsync(withIdempotencyKey(input, key)),
    isPending: add.isPending,
    onDone,
    other: { label: words.saveAsDraft, as: (isDraft) => ({ isDraft }) },
  });
  const [isUploading, setUploading] = useState(false);
  const isBusy = dialog.isBusy || isUploading;
  return (
    <form className={classes.form} onSubmit={dialog.onSubmit} noValidate>
      <ItemFields
        form={form}
        isNew
        kidId={kidId}
        entryId={null}
        onBusy={setUploading}
        shared={gift}
      />
      {dialog.failure !== null && <Failed {...dialog.failure} about={undefined} />}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={(event) => {
            dialog.other?.onPress();
            event.currentTarget.form?.requestSubmit();
          }}
        >
          {words.saveAsDraft()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words.add()}
        </Button>
      </div>
    </form>
  );
}
