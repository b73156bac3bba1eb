import "../../styles/mantine.css";
import { type KidView, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/launch";
import { Modal, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { FormErrorMessage } from "../../components/dialog/form-dialog.tsx";
import { type DialogProps, useDelayedOpen } from "../../components/dialog/use-delayed-open.ts";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import {
  deleteDraft,
  readDraftOrDefault,
  saveDraftChanges,
} from "../../components/memory/drafts.ts";
import { Avatar } from "../../components/picture/avatar.tsx";
import { hideToast } from "../../components/toast/toast.ts";
import { SharePanel, useHubContents } from "../share/share-panel.tsx";
import { useHubLink } from "../share/use-hub-link.ts";
import { useAddWishes } from "../wishlist/use-add-wishes.ts";
import classes from "./launch.module.css";

/**
 * Renders the full-screen dialog shown after a hub is finished. The main action is to add first wishes or, once the
 * wishlist has wishes, to share the hub (rule: launch).
 */
export default function LaunchScreen({
  path,
  kid: { id: kidId, firstName, avatarUrl },
  opened,
  onClose,
}: DialogProps & { path: string; kid: KidView }) {
  const url = useHubLink(path);
  const qr = useQrDialog(
    { title: words.qrCodeTitle(), label: words.qrCodeAriaLabel(firstName) },
    url,
  );
  const { host, pathname } = new URL(url);
  const { hasWishes } = useHubContents(kidId, opened);
  const [isAdded, setAdded] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  const isWithoutWishes = hasWishes === false && !isAdded;
  // Hides the toast, because the launch screen contains the same text.
  useEffect(() => {
    if (opened) hideToast();
  }, [opened]);
  return (
    <>
      <Modal
        opened={useDelayedOpen(opened)}
        onClose={onClose}
        closeOnEscape={!qr.isOpen}
        fullScreen
        title={words.launchTitle(firstName)}
        classNames={{ header: classes.header, title: classes.title }}
      >
        <div className={classes.launch}>
          <div className={classes.card}>
            <Avatar name={firstName} src={avatarUrl} size={72} />
            <p className={classes.name}>{firstName}</p>
            <p className={classes.address}>{`${host}${pathname}`}</p>
          </div>
          <p className={classes.lead} role="status" tabIndex={-1} ref={lead}>
            {isAdded ? words.firstWishesAddedStatus(firstName) : words.launchMessage()}
          </p>
          {isWithoutWishes && (
            <FirstWishesForm
              kidId={kidId}
              firstName={firstName}
              onAdded={() => {
                setAdded(true);
                // Focuses the message above the form, because the form disappears.
                lead.current?.focus();
              }}
            />
          )}
          <SharePanel
            path={path}
            kidId={kidId}
            isMain={!isWithoutWishes}
            firstName={firstName}
            qr={qr}
          />
          <Button variant="subtle" fullWidth onClick={onClose}>
            {words.openDashboardButton()}
          </Button>
        </div>
      </Modal>
      {qr.dialog}
    </>
  );
}

const FIELDS = ["first", "second", "third"] as const;
const START = { first: "", second: "", third: "" };

const focus = (field: (typeof FIELDS)[number]) => document.getElementsByName(field)[0]?.focus();

/**
 * Renders a form with three lines for a kid's first wishes. Each line is a name, a URL or both. The typed lines survive
 * a reload (rule: launch).
 */
function FirstWishesForm({
  kidId,
  firstName,
  onAdded,
}: {
  kidId: string;
  firstName: string;
  onAdded: () => void;
}) {
  const draft = `first wishes ${kidId}`;
  const [initialValues] = useState(() => readDraftOrDefault(draft, START));
  const form = useForm({
    initialValues,
    onValuesChange: (values) => saveDraftChanges(draft, START, values),
  });
  const { addWishes, isPending } = useAddWishes(kidId);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setFailure(null);
    const lines = FIELDS.map((field) => form.getValues()[field]);
    if (lines.every((line) => line.trim() === "")) return focus(FIELDS[0]);
    const failed = await addWishes(lines);
    if (failed === null) {
      deleteDraft(draft);
      onAdded();
    } else if ("message" in failed) setFailure(failed.message);
    else {
      form.setErrors(Object.fromEntries(FIELDS.map((field, at) => [field, failed.lines[at]])));
      const invalid = FIELDS.find((_field, at) => failed.lines[at] !== null);
      if (invalid) focus(invalid);
    }
  }
  return (
    <form className={classes.wishes} noValidate onSubmit={form.onSubmit(save)}>
      <h3 className={classes.question}>{words.firstWishesTitle(firstName)}</h3>
      <p className={classes.lead}>{words.firstWishesHint()}</p>
      {FIELDS.map((field, at) => (
        <TextInput
          key={field}
          name={field}
          aria-label={words.firstWishAriaLabel(at + 1)}
          placeholder={words.getFirstWishPlaceholder(at)}
          autoComplete="off"
          maxLength={TEXT_LIMITS.url}
          {...form.getInputProps(field)}
        />
      ))}
      {failure !== null && <FormErrorMessage message={failure} about={undefined} />}
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        {words.addFirstWishesButton()}
      </Button>
    </form>
  );
}
