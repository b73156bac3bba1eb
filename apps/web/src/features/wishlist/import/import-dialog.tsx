import "../../../styles/mantine.css";
import { type ImportedRow, MAX_IMPORT_ROWS } from "@giftling/domain";
import { unreachable } from "@giftling/messages/dashboard/parent";
import { view as viewLabel } from "@giftling/messages/entries/dialogs";
import { cancel, startOver } from "@giftling/messages/form";
import * as words from "@giftling/messages/wishlist/import";
import { Modal, Textarea } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Failed } from "../../../components/dialog/form-dialog.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage } from "../../../trpc.ts";
import { highlightRow } from "../../entries/light-up.ts";
import classes from "./import.module.css";
import { readFile, readPasted } from "./read-table.ts";
import { Review } from "./review.tsx";
import { useImport } from "./use-import.ts";
import { useRowNames } from "./use-row-names.ts";

/**
 * Renders the dialog that imports several links or a table as drafts. The rows are pasted or read from a file, reviewed,
 * and saved. The typed text is kept while the page is open (rule: import).
 */
export default function ImportDialog({
  kidId,
  firstName,
  opened,
  onClose,
}: {
  kidId: string;
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const review = useImport(kidId);
  const { rows, chosen, form } = review;
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useRowNames(review, opened);

  async function look(found: readonly ImportedRow[] | null) {
    if (found === null || found.length === 0) {
      setFailure(found === null ? words.fileTooLarge() : words.nothingFound());
      return;
    }
    setFailure(null);
    setNote(
      found.length > MAX_IMPORT_ROWS ? words.theFirstOf(MAX_IMPORT_ROWS, found.length) : null,
    );
    await review.review(found);
  }
  function read(reading: Promise<readonly ImportedRow[] | null>) {
    reading.then(look, () => setFailure(words.couldntRead()));
  }
  async function save() {
    setFailure(null);
    const asked = chosen.length;
    try {
      const saved = await review.save();
      const [first] = saved;
      if (saved.length < asked) {
        const left = asked - saved.length;
        setNote(
          saved.length > 0 ? words.savedAndLeft(saved.length, left) : words.needAnotherLook(left),
        );
        return;
      }
      setText("");
      setNote(null);
      onClose();
      const view = () => {
        if (first === undefined) return;
        void navigate({ to: "/dashboard/wishlist", search: { kid: kidId } });
        highlightRow(first.id);
      };
      const action = { label: viewLabel(), run: view };
      showToast({
        title: words.areSaved(saved.length),
        message: words.onlyYouSeeThem(),
        isForPage: true,
        action,
      });
    } catch (error) {
      setFailure(errorMessage(error, unreachable()));
    }
  }
  const isReview = rows.length > 0;
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      size="lg"
      title={words.severalGiftsFor(firstName)}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(() => (isReview ? save() : read(readPasted(text))))}
      >
        {isReview ? (
          <Review review={review} note={note} />
        ) : (
          <>
            <Textarea
              label={words.linksOrNames()}
              description={words.upTo(MAX_IMPORT_ROWS)}
              placeholder={words.sample()}
              autosize
              minRows={5}
              maxRows={12}
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <div className={classes.file}>
              <label className={classes.choose}>
                <input
                  type="file"
                  accept=".csv,text/csv"
                  onChange={({ currentTarget }) => {
                    const [file] = currentTarget.files ?? [];
                    if (file) read(readFile(file));
                    currentTarget.value = "";
                  }}
                />
                {words.chooseAFile()}
              </label>
              <p className={classes.hint}>{words.columns()}</p>
            </div>
          </>
        )}
        {failure !== null && <Failed message={failure} about={undefined} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={isReview ? review.clear : onClose}>
            {isReview ? startOver() : cancel()}
          </Button>
          <Button
            type="submit"
            loading={review.isPending}
            disabled={isReview ? chosen.length === 0 : !text.trim()}
          >
            {isReview ? words.saveDrafts(chosen.length) : words.lookThroughThem()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
