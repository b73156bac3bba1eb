import "../../../styles/mantine.css";
import {
  decodeTable,
  isTableHeading,
  MAX_IMPORT_ROWS,
  type ParsedWishRow,
  parseRowsFromLines,
  parseTableRows,
} from "@giftling/domain";
import { connectionError } from "@giftling/messages/dashboard/parent";
import { viewButton as viewLabel } from "@giftling/messages/entries/dialogs";
import { cancelButton, discardInputButton } from "@giftling/messages/form";
import * as words from "@giftling/messages/wishlist/import";
import { Modal, Textarea } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/form-dialog.module.css";
import { FormErrorMessage } from "../../../components/dialog/form-dialog.tsx";
import { type DialogProps, useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import { highlightEntryRow } from "../../entries/highlight-entry-row.ts";
import classes from "./import.module.css";
import { ImportReviewList } from "./review.tsx";
import { useImportRowNames } from "./use-import-row-names.ts";
import { useWishImport } from "./use-wish-import.ts";

/** Maximum size in bytes of an imported file. No realistic wishlist is larger. */
const MAX_FILE_BYTES = 1_000_000;

/** Parses CSV into rows of cells, and detects the separator. The parser is loaded on first use. */
async function listCells(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  return Papa.parse<string[]>(text, { skipEmptyLines: "greedy" }).data;
}

/** Returns whether the first line of a text contains column names, as in a table copied from a spreadsheet. */
const isTable = (text: string): boolean => {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const cells = first.split(/[,;\t]/);
  return cells.length > 1 && isTableHeading(cells.map((cell) => cell.replaceAll('"', "")));
};

/** Parses pasted text, which is a table, or a list with one link or name on each line (rule: import). */
async function parsePastedRows(text: string): Promise<ParsedWishRow[]> {
  return isTable(text) ? parseTableRows(await listCells(text)) : parseRowsFromLines(text);
}

/** Parses a CSV file. Resolves with null if the file is too large. */
async function parseTableFile(file: File): Promise<ParsedWishRow[] | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  return parseTableRows(await listCells(decodeTable(new Uint8Array(await file.arrayBuffer()))));
}

/**
 * Renders the dialog that imports wishes from links or a table. After a review, the wishes are saved as drafts
 * (rule: import).
 */
export default function ImportDialog({
  kidId,
  firstName,
  opened,
  onClose,
}: DialogProps & KidProps) {
  const review = useWishImport(kidId);
  const { rows, chosen, form } = review;
  const navigate = useNavigate();
  const { text } = form.values;
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useImportRowNames(review, opened);

  async function look(found: readonly ParsedWishRow[] | null) {
    if (found === null || found.length === 0) {
      setFailure(found === null ? words.fileTooLargeError() : words.noRowsError());
      return;
    }
    setFailure(null);
    setNote(
      found.length > MAX_IMPORT_ROWS ? words.rowLimitNote(MAX_IMPORT_ROWS, found.length) : null,
    );
    await review.review(found);
  }
  function read(reading: Promise<readonly ParsedWishRow[] | null>) {
    reading.then(look, () => setFailure(words.readFileError()));
  }
  async function save() {
    setFailure(null);
    try {
      const { drafts: saved, isEarlier } = await review.save();
      const [first] = saved;
      const left = form.getValues().rows.length;
      if (left > 0) {
        if (saved.length === 0) setNote(words.unsavedRowsMessage(left));
        else if (isEarlier) setNote(words.earlierImportPartlySavedMessage(saved.length));
        else setNote(words.draftsPartlySavedMessage(saved.length, left));
        return;
      }
      form.setFieldValue("text", "");
      setNote(null);
      onClose();
      const view = () => {
        if (first === undefined) return;
        void navigate({ to: "/dashboard/wishlist", search: { kid: kidId } });
        highlightEntryRow(first.id);
      };
      const action = { label: viewLabel(), run: view };
      showToast({
        title: words.draftsSavedConfirmation(saved.length),
        message: isEarlier ? words.earlierImportSavedMessage() : words.draftsSavedMessage(),
        isForPage: true,
        action,
      });
    } catch (error) {
      setFailure(getErrorMessage(error, connectionError()));
    }
  }
  const isReview = rows.length > 0;
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      size="lg"
      title={words.importTitle(firstName)}
    >
      <form
        className={dialogClasses.fields}
        noValidate
        onSubmit={form.onSubmit(() => (isReview ? save() : read(parsePastedRows(text))))}
      >
        {isReview ? (
          <ImportReviewList kidId={kidId} review={review} note={note} />
        ) : (
          <>
            <Textarea
              label={words.importTextLabel()}
              description={words.importTextDescription(MAX_IMPORT_ROWS)}
              placeholder={words.importTextPlaceholder()}
              autosize
              minRows={5}
              maxRows={12}
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              {...form.getInputProps("text")}
            />
            <div className={classes.file}>
              <label className={classes.choose}>
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv,text/plain"
                  onChange={({ currentTarget }) => {
                    const [file] = currentTarget.files ?? [];
                    if (file) read(parseTableFile(file));
                    currentTarget.value = "";
                  }}
                />
                {words.chooseFileButton()}
              </label>
              <p className={classes.hint}>{words.columnsHint()}</p>
            </div>
          </>
        )}
        <div className={dialogClasses.foot}>
          {failure !== null && <FormErrorMessage message={failure} about={undefined} />}
          <div className={dialogClasses.buttons}>
            <Button variant="default" onClick={isReview ? review.clear : onClose}>
              {isReview ? discardInputButton() : cancelButton()}
            </Button>
            <Button
              type="submit"
              loading={review.isPending}
              disabled={isReview ? chosen.length === 0 : !text.trim()}
            >
              {isReview ? words.saveDraftsButton(chosen.length) : words.reviewRowsButton()}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}
