import type { KidView, ParentWishlistItemView, SharedWish } from "@giftling/domain";
import { viewButton } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/wishlist/add-page";
import { addWishTitle } from "@giftling/messages/wishlist/fields";
import { addWishButton } from "@giftling/messages/wishlist/section";
import { NativeSelect } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import dialogClasses from "../../components/dialog/form-dialog.module.css";
import { FormErrorMessage } from "../../components/dialog/form-dialog.tsx";
import { readStorage, writeStorage } from "../../components/memory/browser-storage.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { ParentPageShell } from "../shell/parent-page-shell.tsx";
import { OtherWishAddMethods } from "../wishlist/anywhere/other-wish-add-methods.tsx";
import { useWishMutations } from "../wishlist/use-wish-mutations.ts";
import { WishFields } from "../wishlist/wish-fields.tsx";
import { getWishFormValues, validateNewWish } from "../wishlist/wish-form.ts";
import classes from "./add.module.css";
import { deleteSharedText, removeSharedTextFromUrl } from "./shared-text.ts";

/** Browser storage key. The value is the ID of the kid last selected for a new wish. */
const LAST_KID_KEY = "giftling:add-kid";

type Kids = readonly [KidView, ...KidView[]];

type Done = { kid: KidView; item: ParentWishlistItemView };

/** Renders the form that adds a page shared from another app to a kid's wishlist (rule: add-from-anywhere). */
export function AddWishPage({
  familyUrl,
  kids,
  shared,
}: {
  familyUrl: string;
  kids: Kids;
  shared: SharedWish;
}) {
  const [kidId, setKidId] = useState(() => readStorage("localStorage", LAST_KID_KEY));
  const kid = kids.find(({ id }) => id === kidId) ?? kids[0];
  const [done, setDone] = useState<Done | null>(null);
  const [gift, setGift] = useState(shared);
  function choose(id: string) {
    setKidId(id);
    writeStorage("localStorage", LAST_KID_KEY, id);
  }
  if (done !== null) {
    const again = () => {
      setGift({ url: null, name: "", page: null });
      setDone(null);
    };
    return (
      <ParentPageShell title={addWishButton()} familyUrl={familyUrl}>
        <AddedConfirmation {...done} onAgain={again} />
      </ParentPageShell>
    );
  }
  return (
    <ParentPageShell title={addWishTitle(kid.firstName)} familyUrl={familyUrl}>
      <div className={classes.card}>
        {kids.length > 1 && (
          <NativeSelect
            label={words.kidLabel()}
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
            deleteSharedText();
            setDone({ kid, item });
          }}
        />
      </div>
      <OtherWishAddMethods kidId={kid.id} firstName={kid.firstName} />
    </ParentPageShell>
  );
}

function AddForm({
  kid: { id: kidId },
  gift,
  onDone,
}: {
  kid: KidView;
  gift: SharedWish;
  onDone: (item: ParentWishlistItemView) => void;
}) {
  const { add } = useWishMutations(kidId);
  const { form, dialog } = useEntryForm({
    // The name stays empty until the shared page is fetched, because the page can contain a better name.
    start: {
      ...getWishFormValues(),
      name: gift.page?.name ?? (gift.url === null ? gift.name : ""),
      url: gift.url ?? "",
      price: gift.page?.price ?? "",
    },
    check: (values) => validateNewWish(kidId, values),
    save: (input, key) => add.mutateAsync(addIdempotencyKey(input, key)),
    isPending: add.isPending,
    onDone,
    // The key does not contain the kid, because the parent can select another kid.
    draft: `add shared ${gift.url ?? gift.name}`,
    other: { label: words.saveDraftButton, as: (isDraft) => ({ isDraft }) },
  });
  const [isUploading, setUploading] = useState(false);
  const isBusy = dialog.isBusy || isUploading;
  return (
    <form className={dialogClasses.fields} onSubmit={dialog.onSubmit} noValidate>
      <WishFields
        form={form}
        isNew
        kidId={kidId}
        entryId={null}
        onBusy={setUploading}
        shared={gift}
      />
      {dialog.failure !== null && <FormErrorMessage {...dialog.failure} about={undefined} />}
      <div className={dialogClasses.buttons}>
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={(event) => {
            dialog.other?.onPress();
            event.currentTarget.form?.requestSubmit();
          }}
        >
          {words.saveDraftButton()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words.addWishButton()}
        </Button>
      </div>
    </form>
  );
}

/** Renders the confirmation of an added wish, with a button for another wish (rule: add-from-anywhere). */
function AddedConfirmation({
  kid,
  item,
  onAgain,
}: {
  kid: KidView;
  item: ParentWishlistItemView;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // A reload shows an empty form instead of the added wish.
    removeSharedTextFromUrl();
  }, []);
  return (
    <div className={classes.card}>
      <div className={classes.added}>
        {item.imageUrl === null ? (
          <span className={classes.check}>
            <IconCheck size={28} stroke={1.75} aria-hidden />
          </span>
        ) : (
          <img src={item.imageUrl} alt="" className={classes.check} />
        )}
        <div>
          <h2 ref={heading} tabIndex={-1} className={classes.addedTitle}>
            {item.state === "draft"
              ? words.draftSavedConfirmation(kid.firstName)
              : words.wishAddedConfirmation(kid.firstName)}
          </h2>
          <p className={classes.addedName}>{item.name}</p>
        </div>
      </div>
      <div className={dialogClasses.buttons}>
        <Button variant="default" onClick={onAgain}>
          {words.addAnotherWishButton()}
        </Button>
        <Button
          renderRoot={(props) => (
            <Link to="/dashboard/wishlist" search={{ kid: kid.id, wish: item.id }} {...props} />
          )}
        >
          {viewButton()}
        </Button>
      </div>
    </div>
  );
}
