import * as words from "@giftling/messages/account/export";
import { Alert } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { Button, type ButtonVariant } from "../../components/button.tsx";
import classes from "./download-data.module.css";

const refusal = z.object({ message: z.string() });

/** Downloads the family's data as a file. Rejects with an error whose message is for the parent (rule: data-export). */
async function downloadFamilyData(): Promise<void> {
  const response = await fetch("/api/account/export", { credentials: "same-origin" }).catch(
    () => null,
  );
  if (!response) throw new Error(words.connectionError());
  if (response.status === 401) throw new Error(words.sessionExpiredError());
  if (!response.ok) throw new Error(await getSentence(response));
  // Reads the whole response first, so that a lost connection leaves no incomplete file.
  const file = await response.blob().catch(() => null);
  if (!file) throw new Error(words.connectionError());
  save(file, getName(response));
}

async function getSentence(response: Response): Promise<string> {
  if (response.status >= 500) return words.exportError();
  const body = refusal.safeParse(await response.json().catch(() => null));
  return body.success ? body.data.message : words.exportError();
}

const getName = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "giftling.zip";

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revokes the URL with a delay, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Renders a button that downloads the family's data, and the download's progress or error (rule: data-export). */
export function DownloadDataButton({ variant = "filled" }: { variant?: ButtonVariant }) {
  const download = useMutation({ mutationFn: downloadFamilyData });
  return (
    <div className={classes.download}>
      <Button
        variant={variant}
        leftSection={<IconDownload aria-hidden size={20} stroke={1.5} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.downloadExportButton()}
      </Button>
      <p className={classes.word} role="status">
        {download.isPending && words.exportPendingStatus()}
        {download.isSuccess && words.exportCompleteStatus()}
      </p>
      {download.isError && (
        <Alert color="red" variant="light" role="alert">
          {download.error.message}
        </Alert>
      )}
    </div>
  );
}
