import * as words from "@giftling/messages/account/export";
import { Alert } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { z } from "zod";
import { Button, type ButtonVariant } from "../../components/button.tsx";
import classes from "./download-data.module.css";

const refusal = z.object({ message: z.string() });

/** Downloads the family's data as a file. Resolves with null or an error message (rule: data-export). */
async function downloadFamilyData(): Promise<string | null> {
  const response = await fetch("/api/account/export", { credentials: "same-origin" }).catch(
    () => null,
  );
  if (!response) return words.connectionError();
  if (response.status === 401) return words.sessionExpiredError();
  if (!response.ok) return getSentence(response);
  // Reads the whole response first, so that a lost connection leaves no incomplete file.
  const file = await response.blob().catch(() => null);
  if (!file) return words.connectionError();
  save(file, getName(response));
  return null;
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

type State = { step: "ready" | "busy" | "done" } | { step: "failed"; message: string };

/** Renders a button that downloads the family's data, and the progress or error (rule: data-export). */
export function DownloadDataButton({ variant = "filled" }: { variant?: ButtonVariant }) {
  const [state, setState] = useState<State>({ step: "ready" });
  async function start() {
    setState({ step: "busy" });
    const problem = await downloadFamilyData();
    setState(problem === null ? { step: "done" } : { step: "failed", message: problem });
  }
  return (
    <div className={classes.download}>
      <Button
        variant={variant}
        leftSection={<IconDownload aria-hidden size={20} stroke={1.5} />}
        loading={state.step === "busy"}
        onClick={() => void start()}
      >
        {words.downloadButton()}
      </Button>
      <p className={classes.word} role="status">
        {state.step === "busy" && words.exportPendingStatus()}
        {state.step === "done" && words.exportCompleteStatus()}
      </p>
      {state.step === "failed" && (
        <Alert color="red" variant="light" role="alert">
          {state.message}
        </Alert>
      )}
    </div>
  );
}
