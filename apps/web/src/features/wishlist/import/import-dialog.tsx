import "../../../styles/mantine.css";
import { type ImportedRow, MAX_IMPORT_ROWS } from "@giftling/domain";
import { Modal, Textarea } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Failed } from "../../../components/dialog/form-dialog.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage } from "../../../trpc.ts";
import { lightUp } from "../../entries/light-up.ts";
import classes from "./import.module.css";
import { readFile, readPasted } from "./read-table.ts";
import { Review } from "./review.tsx";
import { useImport } from "./use-import.ts";
import { useRowNames } from "./use-row-names.ts";

const NOTHING_FOUND =
  "We found no links or names in that. Put one on each line, or name the columns of a table: name, link, price, notes.";

/**
 * Several links, or a table, as drafts: pasted or chosen, looked through, and saved (rule: import). What was typed stays while the
 * page is open. By default export for `lazyPopup`.
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
  const { rows, form } = review;
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useRowNames(review, opened);

  function look(found: readonly ImportedRow[] | null) {
    if (found === null || found.length === 0) {
      setFailure(found === null ? "That file is too large for a list." : NOTHING_FOUND);
      return;
    }
    setFailure(null);
    setNote(
      found.length > MAX_IMPORT_ROWS
        ? `These are the first ${MAX_IMPORT_ROWS} of ${found.length}. Save them, then add the rest.`
        : null,
    );
    review.review(found);
  }
  function read(reading: Promise<readonly ImportedRow[] | null>) {
    reading.then(look, () => setFailure("We couldn't read that. Please try again."));
  }
  async function save() {
    setFailure(null);
    const asked = rows.length;
    try {
      const saved = await review.save();
      const [first] = saved;
      const words = `${saved.length} ${saved.length === 1 ? "draft is" : "drafts are"} saved`;
      if (saved.length < asked) {
        const left = asked - saved.length;
        const rest = `${left === 1 ? "One needs" : `${left} need`} another look.`;
        setNote(saved.length > 0 ? `${words}. ${rest}` : rest);
        return;
      }
      setText("");
      setNote(null);
      onClose();
      const view = () => {
        if (first === undefined) return;
        void navigate({ to: "/dashboard/wishlist", search: { kid: kidId } });
        lightUp(first.id);
      };
      const action = { label: "View", run: view };
      showToast({ title: words, message: "Only you see them.", isForPage: true, action });
    } catch (error) {
      setFailure(errorMessage(error, "We couldn't reach the server. Please try again."));
    }
  }
  const isReview = rows.length > 0;
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      size="lg"
      title={`Several gifts for ${firstName}`}
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
              label="Links or names, one on each line"
              description={`Up to ${MAX_IMPORT_ROWS}. We read the names from the shops where we can; you look through them before anything is saved.`}
              placeholder={"https://shop.example/kite\nA red balance bike"}
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
                Choose a CSV file
              </label>
              <p className={classes.hint}>Columns: name, link, price, notes. English or Spanish.</p>
            </div>
          </>
        )}
        {failure !== null && <Failed message={failure} about={undefined} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={isReview ? () => review.review([]) : onClose}>
            {isReview ? "Start over" : "Cancel"}
          </Button>
          <Button type="submit" loading={review.isPending} disabled={!isReview && !text.trim()}>
            {!isReview
              ? "Look through them"
              : rows.length === 1
                ? "Save 1 draft"
                : `Save ${rows.length} drafts`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
